import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isAdminPath } from '../../hosting/admin-path.ts';
import { movedLines } from '../../hosting/redirects-file.ts';
import {
  NOT_FOUND_PAGE,
  PAGE_PREVIEW,
  pageFile,
  POST_SHELL,
  PREVIEW_PAGE,
  shellBelow,
  shellLine,
} from '../../hosting/page-files.ts';
import { postPath } from '../../src/shared/blog.ts';
import { BUILT_FILE, type BuildManifest } from '../../src/shared/build-manifest.ts';
import { textsIn } from '../../src/shared/map-nested.ts';
import { PAGE_PREVIEW_PATH } from '../../src/shared/route-table.ts';
import type { Endpoint } from '../../src/shared/supabase.ts';
import { isoTime } from '../../src/shared/time/iso-time.ts';
import type { ReadablePage } from '../../src/site/data/readable-page.ts';
import { builtAmong } from '../../src/site/pictures/built-pictures.ts';
import type { HeadTag } from '../../src/site/seo/head-tags.ts';
import { socialPictures } from '../pictures/social-picture.ts';
import type { PublishedContent } from '../plugins/site-content.ts';
import { articleCleaner } from './article-cleaner.ts';
import { blogPages, hasPage } from './blog-pages.ts';
import { writeFeeds } from './sitemap-and-rss.ts';
import { pageRenderer } from './page-renderer.ts';
import { readBlog } from './read-blog.ts';
import { writeRowPages } from './row-pages.ts';
import { loadSiteBundle } from './ssr-bundle.ts';

interface PrerenderOptions {
  source: Endpoint;
  outDir: string;
  /** Vite's output. */
  visitorsBuild: Rolldown.RolldownOutput;
  /** build/plugins/site-content.ts. */
  contentPlugin: Plugin;
  published: PublishedContent;
  isAtTheEdge: boolean;
}

/** Any address without a page. */
const UNKNOWN_PATH = '/404';
const NOT_INDEXED: HeadTag = {
  element: 'meta',
  attributes: { name: 'robots', content: 'noindex' },
};
/** Any post newer than the build. */
const UNKNOWN_POST = '/blog/404';

/** Writes HTML of all known addresses, app shells for others, sitemap.xml and rss.xml. */
export async function prerender({
  source,
  outDir,
  visitorsBuild,
  contentPlugin,
  published,
  isAtTheEdge,
}: PrerenderOptions): Promise<void> {
  const pathOf = (file: string) => join(outDir, file);
  const exists = (file: string) => existsSync(pathOf(file));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), content);
  };
  const readPicture = (address: string) =>
    address && exists(address) ? readFileSync(pathOf(address)) : undefined;
  const template = readFileSync(pathOf('index.html'), 'utf8');
  const [site, blog] = await Promise.all([
    loadSiteBundle(contentPlugin),
    readBlog(source, published, write),
  ]);
  site.setArticleCleaner(articleCleaner(site));
  const { listData, postData } = blogPages(blog, site);
  const { page, shell } = pageRenderer(
    site,
    visitorsBuild,
    template,
    readPicture,
    socialPictures({ exists, write, readPicture }),
  );
  const pageOfSections = (read: ReadablePage) =>
    page(read, read.path, {
      ...{ queries: [], page: read },
      pictures: builtAmong(textsIn(read.sections), blog.pictures),
    });

  const sitePages = published.pages;
  for (const one of sitePages) write(pageFile(one.path), await pageOfSections(one));
  const screens = site.allRoutes.filter(({ path, title }) => title && path !== '*');
  for (const route of screens) {
    const data = route.path === '/blog' ? listData() : undefined;
    write(pageFile(route.path), await page(route, route.path, data));
  }
  const rows = await site.rowPages();
  for (const route of site.allRoutes) {
    const list = route.path.slice(0, route.path.lastIndexOf('/'));
    // As long as there is none, the 404 page says so to whoever runs no script, too.
    if (route.isPage && rows.some(({ path }) => path.startsWith(`${list}/`))) {
      write(shellBelow(list), await shell(route.label, route.path, `${list}/404`));
      appendFileSync(pathOf('_redirects'), shellLine(list));
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

  const disk = { write, exists };
  const posts = blog.posts.map((post) => {
    const path = postPath(post.slug);
    const file = hasPage(post) ? pageFile(path) : undefined;
    const { title, updated_at } = post;
    return { path, title, updated_at, file, render: () => page(post, path, postData(post)) };
  });
  const ownersPages = published.ownersPages.map((page) => ({
    ...page,
    file: pageFile(page.path),
    render: () => pageOfSections(page.read()),
  }));
  const records = rows.map((facts) => ({
    ...facts,
    file: pageFile(decodeURI(facts.path)),
    render: () => page(facts, facts.path),
  }));
  const written = await writeRowPages('posts', posts, disk);
  const rowPages = [
    ...(await writeRowPages('pages', ownersPages, disk)),
    ...(await writeRowPages('records', records, disk)),
  ];
  const pages = [...sitePages, ...screens, ...rowPages];

  writeFeeds(outDir, site, blog.posts, pages);
  const changedAt = [...sitePages, ...rowPages, ...written].flatMap(({ path, updated_at }) =>
    updated_at ? [[path, isoTime(updated_at)]] : [],
  );
  const state: BuildManifest = {
    readAt: published.readAt,
    state: published.state,
    isAtTheEdge,
    pages: Object.fromEntries(changedAt),
  };
  write(BUILT_FILE, JSON.stringify(state));
  // No redirect from an existing page, or the admin's: hosts differ in which wins.
  const left = blog.moved.filter(({ from }) => !exists(pageFile(from)) && !isAdminPath(from));
  // Cloudflare Pages reads a hundred lines after the first pattern.
  const patterns = readFileSync(pathOf('_redirects'), 'utf8');
  writeFileSync(pathOf('_redirects'), movedLines(left) + patterns);
  console.log(`Prerendered ${pages.length} pages and ${written.length} posts.`);
}
