import { existsSync, readFileSync, statSync } from 'node:fs';
import { formatFileSize } from '../../../src/admin/images/file-size.ts';
import { decodeText } from '../../../src/shared/decode-text.ts';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';
import { UserError } from '../../../supabase/user-error.ts';
import type { ForeignBlog } from './foreign-post.ts';
import { readGhost } from './ghost.ts';
import { readWordPress } from './wordpress.ts';

/** A file of this size takes some gigabytes of memory to parse. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;
const ZIP = 'PK\u0003\u0004';

/** The posts of another system's export file; `undefined` for a folder, which is our own format. */
export function readForeign(path: string, site: string | undefined): ForeignBlog | undefined {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  const found = statSync(path);
  if (found.isDirectory()) return undefined;
  if (!found.isFile()) throw new UserError(`${path} is neither a file nor a folder.`);
  if (found.size > MAX_FILE_BYTES) {
    throw new UserError(
      `${path} is ${formatFileSize(found.size)}; an export may be up to ${formatFileSize(MAX_FILE_BYTES)}. Export a year at a time, and import one file after the other.`,
    );
  }
  const text = decodeText(readFileSync(path));
  const address = site && withoutFinalSlashes(site);
  if (/^\s*</.test(text)) return readWordPress(text, address);
  if (/^\s*\{/.test(text)) return readGhost(text, address);
  throw new UserError(
    text.startsWith(ZIP)
      ? `${path} is a zip archive: unpack it first, and name the file in it.`
      : `${path} is neither an export of WordPress (XML) nor one of Ghost (JSON).`,
  );
}
