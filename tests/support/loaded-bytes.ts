import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { gotoHydrated } from './hydration.ts';

/** Kilobytes of 1,000 bytes, compressed as hosts do. */
export const kB = (bytes: number) => Math.round(bytes / 100) / 10;

export interface Loaded {
  url: string;
  /** Of the answer, compressed if it is text. */
  bytes: number;
  kind: string;
  text: string;
}

/** Notes everything that a page gets from now on. */
export function watch(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    loaded.push(
      // An answer without a body has none to give.
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({
          url: response.url(),
          bytes: kind === 'image' ? body.length : gzipSync(body, { level: 9 }).length,
          kind,
          text: kind === 'image' ? '' : body.toString('utf8'),
        })),
    );
  });
  return loaded;
}

/** The visitor's browser saves data, so that a page gets only what it needs itself. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Everything that a page asks for, until it is alive, has asked whether it is up to date, and is quiet. */
export async function load(page: Page, path: string): Promise<Loaded[]> {
  await page.addInitScript(saveData);
  const loaded = watch(page);
  const asked = page.waitForResponse(/\/content_versions\?/);
  await gotoHydrated(page, path);
  await asked;
  await page.waitForLoadState('networkidle');
  return Promise.all(loaded);
}

/** What files of these kinds weigh, or all of them. */
export const total = (files: readonly Loaded[], ...kinds: string[]) =>
  kB(
    files
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  );
