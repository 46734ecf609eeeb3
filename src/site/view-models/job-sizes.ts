import type { jobSizes as jobSizesType } from '../../content-types/job-sizes';
import type { Readable } from '../../schema/readable';

/** In the order of staff. */
export { default as jobSizes } from 'virtual:content/job_sizes';

type JobSize = Pick<Readable<typeof jobSizesType>, 'name' | 'kinds'>;

/** Kinds of places: "Flat", "House". */
export function kindsIn(sizes: readonly JobSize[]): string[] {
  return [...new Set(sizes.flatMap(({ kinds }) => kinds))];
}

/** Sizes of a kind; all for an unknown kind. */
export function sizesOf(kind: string | undefined, sizes: readonly JobSize[]): string[] {
  const ofKind = sizes.filter(({ kinds }) => kind && kinds.includes(kind));
  return (ofKind.length > 0 ? ofKind : sizes).map(({ name }) => name);
}
