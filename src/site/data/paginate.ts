/** docs/specification.md, 9. */
export const POSTS_PER_PAGE = 6;

export interface Page<Item> {
  items: Item[];
  /** From 1; the nearest to the wanted one. */
  number: number;
  /** Of pages; at least 1. */
  count: number;
}

/** A slice of the items, from an index. */
interface Slice<Item> {
  items: readonly Item[];
  from: number;
  /** Of all items. */
  total: number;
}

export function pageOf<Item>({ items, from, total }: Slice<Item>, wanted: number): Page<Item> {
  const count = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  const number = Math.min(Math.max(1, wanted), count);
  const start = Math.max(0, (number - 1) * POSTS_PER_PAGE - from);
  return { items: items.slice(start, start + POSTS_PER_PAGE), number, count };
}

/** Page numbers and gaps that fit on a phone. */
export const PAGE_PLACES = 7;

type PagePlace = number | 'gap before' | 'gap after';

/** First, last, and those around the current one; others are gaps. */
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
