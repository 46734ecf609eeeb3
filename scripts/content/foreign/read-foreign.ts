import { readFileSync, statSync } from 'node:fs';
import { ContentError } from '../content-error.ts';
import type { ForeignBlog } from './foreign-post.ts';
import { readGhost } from './ghost.ts';
import { readWordPress } from './wordpress.ts';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';

/** The posts of another system's export file; `undefined` for a folder, which is our own. */
export function readForeign(path: string, site: string | undefined): ForeignBlog | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ContentError(`There is no ${path}.`);
  if (found.isDirectory()) return undefined;
  const text = readFileSync(path, 'utf8');
  if (/^\s*</.test(text.replace(/^\ufeff/, ''))) return readWordPress(text.replace(/^\ufeff/, ''));
  if (!site) {
    throw new ContentError(
      'A Ghost export does not say where the blog was: add --site https://blog.example.com.',
    );
  }
  return readGhost(text, withoutFinalSlashes(site));
}
