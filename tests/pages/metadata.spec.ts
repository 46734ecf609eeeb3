import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstContent } from '../support/first-content.ts';
import { TEST_BUILD } from '../support/paths.ts';
import { builtOrigin, builtPage, builtPages, content } from './built-pages.ts';

const [company] = firstContent.company;
const pages = () => builtPages();
const isPost = (path: string) => path.startsWith('/blog/');

test.describe('metadata of every page', () => {
  test('titles and descriptions differ from page to page', () => {
    const titles = pages().map(({ document }) => document.title);
    const descriptions = pages().map((page) => content(page, 'meta[name="description"]'));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const title of titles)
      expect.soft(title).toMatch(new RegExp(`.{4,} \\| ${company.name}$`));
    for (const words of descriptions) expect.soft(words?.length).toBeGreaterThan(25);
  });

  test('canonical address, Open Graph and Twitter tags agree', () => {
    const origin = builtOrigin();
    for (const page of pages()) {
      const address = origin + page.path;
      expect.soft(content(page, 'link[rel="canonical"]'), page.path).toBe(address);
      expect.soft(content(page, 'meta[property="og:url"]')).toBe(address);
      expect
        .soft(content(page, 'meta[property="og:type"]'))
        .toBe(isPost(page.path) ? 'article' : 'website');
      expect
        .soft(page.document.title)
        .toBe(`${content(page, 'meta[property="og:title"]')} | ${company.name}`);
      expect.soft(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
      expect.soft(content(page, 'meta[property="og:image"]')).toMatch(/^https?:\/\//);
    }
  });

  test('structured data is what the page is about, at its own address', () => {
    const origin = builtOrigin();
    for (const { document, path } of pages()) {
      const script = document.querySelector('script[type="application/ld+json"]');
      const { '@graph': nodes } = JSON.parse(script?.textContent ?? '') as {
        '@graph': { '@type': string; [name: string]: unknown }[];
      };
      const types = nodes.map((node) => node['@type']);
      expect.soft(types, path).toContain(path === '/' ? 'WebSite' : 'BreadcrumbList');
      expect.soft(types.includes('BlogPosting'), path).toBe(isPost(path));
      expect.soft(JSON.stringify(nodes)).not.toMatch(/FAQPage|Review|AggregateRating/);
      const posting = nodes.find((node) => node['@type'] === 'BlogPosting');
      if (!posting) continue;
      expect.soft(posting.headline).toBe(document.querySelector('h1')?.textContent);
      expect.soft(posting.datePublished).toBe(document.querySelector('time')?.dateTime);
      expect.soft(posting.mainEntityOfPage).toBe(origin + path);
    }
  });

  test('a post’s search title is in its head, its title on the page', () => {
    const page = builtPage('/blog/limescale-where-it-builds-up-and-what-shifts-it.html');
    const headline = 'How to Remove Limescale from Taps, Kettles and Showers';
    expect(page.document.title).toBe(`${headline} | ${company.name}`);
    expect(content(page, 'meta[property="og:title"]')).toBe(headline);
    expect(page.document.querySelector('h1')?.textContent).toMatch(/^Limescale: /);
    const card = [...builtPage('/blog.html').document.querySelectorAll('li')].find((item) =>
      item.textContent.includes('Limescale: '),
    );
    expect(card?.textContent).toMatch(/\d min read/);
  });

  test('the 404 page, the preview and the shell of newer posts stay out of search results', () => {
    for (const file of ['/404.html', '/blog/preview.html']) {
      expect(content(builtPage(file), 'meta[name="robots"]')).toBe('noindex');
      expect(content(builtPage(file), 'link[rel="canonical"]')).toBeUndefined();
    }
    expect(content(builtPage('/blog/404.html'), 'link[rel="canonical"]')).toBeUndefined();
  });

  test('feed, icons and theme colour are linked, and there', () => {
    for (const page of pages()) {
      for (const link of ['alternate', 'icon', 'apple-touch-icon']) {
        const href = content(page, `link[rel="${link}"]`) ?? 'none';
        expect.soft(existsSync(join(TEST_BUILD, href)), `${page.path} ${link} ${href}`).toBe(true);
      }
      expect.soft(content(page, 'meta[name="theme-color"]')).toMatch(/^#/);
    }
  });
});
