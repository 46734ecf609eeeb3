// @vitest-environment jsdom
import { appFiles } from '../../tests/support/app-files.ts';
import { describe, expect, it } from 'vitest';
import { serializeJson } from '../../src/site/seo/json-in-html.ts';
import { FOCUS_STYLES, pageHtml, type Page } from './page-html.ts';
import { BOOT_SCRIPT } from './inline-scripts.ts';

/** As Vite writes it. */
const TEMPLATE = `<!doctype html>
<html lang="en-GB">
  <head>
    <title>Brightwell Cleaning</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const page: Page = {
  path: '/about',
  title: 'About us',
  tags: [{ element: 'meta', attributes: { name: 'description', content: 'Who we are' } }],
  html: '<main><h1>About us</h1></main>',
  files: {
    scripts: ['/assets/index-1.js', '/assets/about-1.js'],
    styles: [{ href: '/assets/index-1.css', css: 'h1{color:teal}' }],
  },
  readPicture: () => undefined,
};

const parse = (values: Partial<Page>) =>
  new DOMParser().parseFromString(pageHtml(TEMPLATE, { ...page, ...values }), 'text/html');

const HOSTILE = ['</title><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "$& $' $1"];

describe('the document of a page', () => {
  it('shows the application’s HTML and says of which path it is', () => {
    const root = parse({}).getElementById('root');
    expect(root?.dataset.page).toBe('/about');
    expect(root?.innerHTML).toBe(page.html);
  });

  it('paints with what it brings: styles inline, nothing that blocks', () => {
    const document = parse({});
    expect(document.querySelector('style')?.textContent).toBe('h1{color:teal}');
    // printf %s 'h1{color:teal}' | openssl dgst -sha256 -binary | base64
    const policy = document.querySelector(
      'meta:has(~ style)[http-equiv="Content-Security-Policy"]',
    );
    expect(policy?.getAttribute('content')).toBe(
      "style-src 'self' 'sha256-uBNwVgb6+WN7cAceBnp+D2RHzG/0Z+gpbE+ftZWA/w8='",
    );
    expect(document.querySelector('script[src]')).toBeNull();
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')];
    expect(sheets.map((sheet) => sheet.hasAttribute('disabled'))).toEqual([true]);
  });

  it('keeps the chosen point of a picture in view, and says nothing of it elsewhere', () => {
    const html = '<img alt="" data-focus="30% 65%">';
    const sheet = (page: Document) => page.querySelector('style')?.textContent;
    expect(sheet(parse({ html }))).toBe(`h1{color:teal}${FOCUS_STYLES}`);
    expect(sheet(parse({}))).toBe('h1{color:teal}');
  });

  it('names its scripts without loading them, the application’s entry first', () => {
    expect(appFiles(parse({}))).toEqual(page.files.scripts);
    expect(parse({}).querySelector('link[rel="modulepreload"]')).toBeNull();
  });

  it('runs one inline script, the same on every page', () => {
    const scripts = [...parse({ data: '[]', structuredData: '{}' }).scripts];
    expect(scripts.filter(({ type }) => type === '').map(({ text }) => text)).toEqual([
      BOOT_SCRIPT,
    ]);
  });

  it('preloads the picture that has priority', () => {
    const html =
      '<picture><source media="(width &lt; 48rem)" type="image/avif" srcSet="/b.avif 960w" sizes="100vw"/><img src="/b.webp" fetchPriority="high"/></picture>';
    const preload = parse({ html }).head.querySelector('link[rel="preload"]');
    expect(preload?.getAttribute('imagesrcset')).toBe('/b.avif 960w');
    expect(parse({}).querySelector('link[rel="preload"]')).toBeNull();
  });

  it.each(HOSTILE)('takes %j for words', (words) => {
    const document = parse({
      title: words,
      path: `/blog/${words}`,
      tags: [{ element: 'meta', attributes: { name: 'description', content: words } }],
      data: serializeJson([words]),
      structuredData: serializeJson({ headline: words }),
    });
    expect(document.title).toBe(words);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(words);
    expect(document.getElementById('root')?.dataset.page).toBe(`/blog/${words}`);
    expect(JSON.parse(document.getElementById('page-data')?.textContent ?? '')).toEqual([words]);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect([...document.scripts].filter(({ type }) => type === '')).toHaveLength(1);
  });

  it('refuses a template that it does not know', () => {
    expect(() => pageHtml('<html></html>', page)).toThrow(/no <div id="root"><\/div>/);
  });
});
