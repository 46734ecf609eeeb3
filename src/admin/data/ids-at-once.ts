import type { Identifier } from 'react-admin';

/** How many ids fit into an address. */
const MOST = 100;

/** Ids in pieces that one request carries. */
export function idsAtOnce<Id extends Identifier>(ids: readonly Id[]): Id[][] {
  const pieces = Math.ceil(ids.length / MOST);
  return Array.from({ length: pieces }, (_, piece) => ids.slice(piece * MOST, (piece + 1) * MOST));
}
