import { isTakenBySite } from '../../../src/content-types/page-path.ts';
import { publicTypes } from '../../../src/content-types/public-types.ts';
import { withoutFinalSlashes } from '../../../src/shared/without-final-slashes.ts';
import { isSafePath } from '../../../hosting/redirects-file.ts';
import type { Row } from '../portable-row.ts';
import { type ForeignPost, stableUuid } from './foreign-post.ts';
import { decoded } from './own-links.ts';

/** As the constraint `moved_addresses_slug_format` has it. */
const MAX_LENGTH = 200;

/** Where it was at its site; with the query, which tells posts apart ("/?p=77"). */
export function oldPath({ address }: Pick<ForeignPost, 'address'>): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return decoded(withoutFinalSlashes(pathname)) + search;
}

/** A row of `moved_addresses`; `undefined` for an old path that cannot lead on here. */
export function formerAddress({ address, isPage }: ForeignPost, old: string): Row | undefined {
  // A post's own is "/blog/a-post"; "/blog/2024/03/a-post" is free.
  const free = old.replace(/^\/blog(?=\/.+\/)/, '');
  const lists = publicTypes.map((type) => type.path);
  if (old.length > MAX_LENGTH || !isSafePath(old) || isTakenBySite(free, lists)) return undefined;
  const id = stableUuid(address);
  return { slug: old, post_id: isPage ? null : id, page_id: isPage ? id : null };
}
