import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { gotoHydrated } from './hydration.ts';

/** Of 1,000 bytes. */
export const kB = (bytes: number) => Math.round(bytes / 100) / 10;

export interface Loaded {
  url: string;
  /** Compressed if it is text. */
  bytes: number;
  kind: string;
  text: string;
}

/** Records every answer from now on. */
export function watch(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    loaded.push(
      // An answer may have no body.
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

/** With Save-Data, so that a page prefetches nothing. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Loads a page until it is hydrated, revalidated and idle; returns its files. */
export async function load(page: Page, path: string): Promise<Loaded[]> {
  await page.addInitScript(saveData);
  const loaded = watch(page);
  const asked = page.waitForResponse(/\/rpc\/content_state/);
  await gotoHydrated(page, path);
  await asked;
  await page.waitForLoadState('networkidle');
  return Promise.all(loaded);
}

/** Sum of the files of these kinds, or of all. */
export const total = (files: readonly Loaded[], ...kinds: string[]) =>
  kB(
    files
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  );
