import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import {
  NOT_FOUND_PAGE,
  PAGE_PREVIEW,
  POST_SHELL,
  PREVIEW_PAGE,
} from '../../hosting/page-files.ts';
import { TEST_BUILD } from '../support/paths.ts';

export interface BuiltPage {
  /** In the build, with a leading slash. */
  file: string;
  path: string;
  html: string;
  document: Document;
}

export function builtFile(name: string): string {
  return readFileSync(join(TEST_BUILD, name), 'utf8');
}

/** Every built page of visitors, without the 404 page and the app shells. */
export function builtPages(): BuiltPage[] {
  return htmlFiles()
    .filter((file) => ![NOT_FOUND_PAGE, POST_SHELL, PREVIEW_PAGE, PAGE_PREVIEW].includes(file))
    .map(builtPage);
}

const pages = new Map<string, BuiltPage>();

export function builtPage(file: string): BuiltPage {
  const page = pages.get(file) ?? readPage(file);
  pages.set(file, page);
  return page;
}

function readPage(file: string): BuiltPage {
  const html = builtFile(file);
  const path = file.replace(/(?:\/index)?\.html$/, '') || '/';
  return {
    file,
    path,
    html,
    document: new JSDOM(html, { url: 'http://localhost' }).window.document,
  };
}

export function htmlFiles(): string[] {
  return readdirSync(TEST_BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('admin'))
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .sort();
}

export function builtOrigin(): string {
  return new URL(/<loc>([^<]+)<\/loc>/.exec(builtFile('sitemap.xml'))?.[1] ?? '').origin;
}

export function content(page: BuiltPage, selector: string): string | null | undefined {
  const element = page.document.querySelector(selector);
  return element?.getAttribute('content') ?? element?.getAttribute('href');
}
