import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCache } from './page-cache.ts';

let cache: string;
beforeEach(() => (cache = mkdtempSync(join(tmpdir(), 'kept-pages-'))));
afterEach(() => rmSync(cache, { recursive: true }));

/** A build of the given pages; returns which of them it had to render. */
async function build(pages: Record<string, unknown>, code = 'code', site = 'site') {
  const render = vi.fn((name: string) => Promise.resolve(`<p>${name}</p>`));
  const kept = pageCache(site, [code], cache);
  for (const [name, content] of Object.entries(pages))
    expect(await kept.page(content, () => render(name))).toBe(`<p>${name}</p>`);
  expect(kept.close()).toBe(render.mock.calls.length);
  return render.mock.calls.flat();
}

describe('pages kept between builds', () => {
  it('are rendered once', async () => {
    expect(await build({ a: 1, b: 2 })).toEqual(['a', 'b']);
    expect(await build({ a: 1, b: 2 })).toEqual([]);
  });

  it('are rendered anew when their content or the code has changed', async () => {
    await build({ a: 1, b: 2 });
    expect(await build({ a: 1, b: 3 })).toEqual(['b']);
    expect(await build({ a: 1, b: 3 }, 'other code')).toEqual(['a', 'b']);
  });

  it('are forgotten when a build has no use for them, but not by another site', async () => {
    await build({ a: 1, b: 2 });
    await build({ c: 3 }, 'code', 'other site');
    await build({ a: 1 });
    const files = readdirSync(cache, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toHaveLength(2);
  });
});
