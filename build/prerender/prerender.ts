import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { movedLines } from '../../hosting/moved-addresses.ts';
import {
  NOT_FOUND_PAGE,
  PAGE_PREVIEW,
  pageFile,
  POST_SHELL,
  PREVIEW_PAGE,
  shellBelow,
} from '../../hosting/page-files.ts';
import { PAGE_PREVIEW_PATH } from '../../hosting/page-preview.ts';
import { postPath, type BlogPost } from '../../src/shared/blog.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { ArticleRefused, articleCleaner } from './article-cleaner.ts';
import { blogPages, hasPage } from './blog-pages.ts';
import { feeds } from './feeds.ts';
import { pageRenderer } from './page-renderer.ts';
import { progress } from './progress.ts';
import { readBlog } from './read-blog.ts';
import { readOrSayWhyNot } from './read-or-say-why-not.ts';
import { writeOriginalPages, writeSectionPages } from './section-pages.ts';
import { loadSiteBundle } from './site-bundle.ts';
import { webManifest } from './web-manifest.ts';

interface PrerenderOptions {
  outDir: string;
  /** What Vite made of the visitors' application. */
  visitorsBuild: Rolldown.RolldownOutput;
  /** Puts what the tables hold into what is rendered (build/plugins/site-content.ts). */
  contentPlugin: Plugin;
}

/** Stands for every address without a page; the visitor's own is shown once React is there. */
const UNKNOWN_PATH = '/404';
const NOT_INDEXED: HeadTag = {
  element: 'meta',
  attributes: { name: 'robots', content: 'noindex' },
};
/** Stands for every post that the build does not know. */
const UNKNOWN_POST = '/blog/404';

/**
 * Writes real HTML for every address that is known at build time, shells for the others, and the files that search
 * engines and feed readers ask for. Posts that cannot be read are left to the browser, unless PRERENDER_BLOG=required.
 */
export async function prerender({
  outDir,
  visitorsBuild,
  contentPlugin,
}: PrerenderOptions): Promise<void> {
  const write = (file: string, content: string | Buffer) => {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const readPicture = (address: string) => {
    const file = join(outDir, address);
    return address && existsSync(file) ? readFileSync(file) : undefined;
  };
  const template = readFileSync(join(outDir, 'index.html'), 'utf8');
  const [site, blog] = await Promise.all([
    loadSiteBundle(contentPlugin),
    readOrSayWhyNot(
      () => readBlog(write),
      (reason) =>
        `The blog's posts could not be read (${reason}): their pages are left to the browser.`,
    ),
  ]);
  site.setArticleCleaner(articleCleaner(site));
  const known = blog ?? { posts: [], pictures: {}, moved: [], pages: [] };
  const { version, listData, dataAroundPost } = blogPages(known, site);
  const renderer = pageRenderer(site, visitorsBuild, template, readPicture);
  const { page, shell } = renderer;

  const originals = await writeOriginalPages(site, renderer, write);
  const screens = site.siteEntries.filter(
    ({ path, title, ofSections }) => title && path !== '*' && !ofSections,
  );
  for (const route of screens) {
    const data = route.path === '/blog' && blog ? listData() : undefined;
    write(pageFile(route.path), await page(route, route.path, data));
  }
  for (const route of site.siteEntries) {
    if (route.isPage) {
      const list = route.path.slice(0, route.path.lastIndexOf('/'));
      write(shellBelow(list), await shell(route.label, route.path, `${list}/404`));
    }
    if (route.path === '*') {
      write(NOT_FOUND_PAGE, await page(route, UNKNOWN_PATH));
      write(PAGE_PREVIEW, await shell('Preview', '*', PAGE_PREVIEW_PATH, [NOT_INDEXED]));
    }
    if (route.path === '/blog') {
      write(POST_SHELL, await shell(route.label, '/blog/:slug', UNKNOWN_POST));
      write(PREVIEW_PAGE, await shell('Preview', '/blog/:slug', UNKNOWN_POST, [NOT_INDEXED]));
    }
  }

  const left = (post: BlogPost, reason: string) =>
    console.warn(`The post "${post.title}" ${reason}: its page is left to the browser.`);
  let written = 0;
  const count = progress('Prerendering posts', known.posts.length);
  for (const post of known.posts) {
    const path = postPath(post.slug);
    count();
    if (!hasPage(post) || existsSync(join(outDir, pageFile(path)))) {
      left(post, `has an address that no file may have, ${path}`);
      continue;
    }
    const around = dataAroundPost(post);
    try {
      const read = [site.queryKeys.post(post.slug), site.readablePost(post)] as const;
      const queries = [read, ...around.queries];
      write(pageFile(path), await page(post, path, { ...around, queries, version }));
    } catch (error) {
      if (!(error instanceof ArticleRefused)) throw error;
      left(post, error.message);
      continue;
    }
    written += 1;
  }
  const exists = (file: string) => existsSync(join(outDir, file));
  const made = known.pages.filter(({ path }) => !site.isOriginalPath(path));
  const sectionPages = await writeSectionPages(made, { site, renderer, write, exists });
  const rows = (await site.rowPages()).filter(({ title, path }) => {
    const isFree = !exists(pageFile(decodeURI(path)));
    if (!isFree) console.warn(`“${title}” has an address that is the site's own, ${path}.`);
    return isFree;
  });
  for (const facts of rows) write(pageFile(decodeURI(facts.path)), await page(facts, facts.path));
  const listed = [
    ...originals,
    ...screens.map(({ path }) => ({ path })),
    ...sectionPages,
    ...rows.map(({ path, changedAt }) => ({ path, changedAt })),
  ];

  for (const [file, text] of feeds(site, known.posts, listed, join(outDir, 'robots.txt')))
    write(file, text);
  write('site.webmanifest', webManifest(site.company.get().name, template));
  appendFileSync(join(outDir, '_redirects'), movedLines(known.moved));
  console.log(`Prerendered ${listed.length} pages and ${written} posts.`);
}
