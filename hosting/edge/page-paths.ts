import { pageAddress, type PublicType } from '../../src/content-types/public-type.ts';

/** The addresses that the function is called for, as both hosts write them: below the blog and each list of records with pages. */
export function pagePaths(types: readonly PublicType[]): string[] {
  const records = types.flatMap((type) => pageAddress(type)?.before ?? []);
  return ['/blog/', ...records].map((before) => `${before}*`);
}
