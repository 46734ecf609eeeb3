/** Posts on a page of the list (docs/specification.md, 9). */
export const PAGE_SIZE = 6;

export interface Page<Item> {
  items: Item[];
  /** The page shown, counted from 1: the wanted one, or the nearest that there is. */
  number: number;
  /** How many pages there are; at least one. */
  count: number;
}

/** Some of the items in a row: all, or those from a place on, counted from 0. */
interface Stretch<Item> {
  items: readonly Item[];
  from: number;
  /** How many there are in all. */
  total: number;
}

export function pageOf<Item>({ items, from, total }: Stretch<Item>, wanted: number): Page<Item> {
  const count = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const number = Math.min(Math.max(1, wanted), count);
  const start = Math.max(0, (number - 1) * PAGE_SIZE - from);
  return { items: items.slice(start, start + PAGE_SIZE), number, count };
}

/** Places for page numbers, gaps included: one line of a phone. */
export const PAGE_PLACES = 7;

type PagePlace = number | 'gap before' | 'gap after';

/** The page numbers to offer: the first, the last and those around the current one; what is left out is a gap. */
export function pagePlaces(current: number, count: number): PagePlace[] {
  if (count <= PAGE_PLACES) return range(1, count);
  const nearEdge = PAGE_PLACES - 2;
  if (current < nearEdge) return [...range(1, nearEdge), 'gap after', count];
  if (current > count - nearEdge + 1)
    return [1, 'gap before', ...range(count - nearEdge + 1, count)];
  return [1, 'gap before', ...range(current - 1, current + 1), 'gap after', count];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
