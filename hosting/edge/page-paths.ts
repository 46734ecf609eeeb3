import { pageAddress, type PublicType } from '../../src/content-types/public-type.ts';

export const POSTS = '/blog/';

/** Path patterns of posts and records with pages. */
export function pagePaths(types: readonly PublicType[]): string[] {
  const records = types.flatMap((type) => pageAddress(type)?.before ?? []);
  return [POSTS, ...records].map((before) => `${before}*`);
}
