import type { PublicType } from '../../src/content-types/public-type.ts';
import { readTable } from '../../src/shared/content/read-tables.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import type { Fill } from '../../src/site/data/readable-values.ts';
import { isSafeAddress } from '../../src/site/data/safe-address.ts';
import { rowFacts } from '../../src/site/seo/row-facts.ts';
import type { Found } from './answer-page.ts';

/** The record of a content type that has a name in a column, as any visitor may read it. */
export async function findRow(
  endpoint: Endpoint,
  type: PublicType,
  fill: Fill,
  { column, name }: { column: string; name: string },
  signal: AbortSignal,
): Promise<Found> {
  const filter = `${column}=eq.${encodeURIComponent(name)}`;
  const query = { ...type, columns: headColumns(type, column), filter };
  const [row] = await readTable(endpoint, query, signal);
  const subject = row && rowFacts(type, safeRow(type, row, fill));
  return subject ? { kind: 'page', subject } : { kind: 'unknown' };
}

/** What the head of a record's page is made of. */
function headColumns({ titleColumn, head = {}, jsonLd }: PublicType, column: string): string {
  const named = [titleColumn, head.description, head.picture, column];
  const all = [...named, ...Object.values(jsonLd?.properties ?? {})];
  return [...new Set(all.filter(Boolean))].join();
}

/** Texts filled in, and a picture as components are given it. */
function safeRow({ head = {} }: PublicType, row: Record<string, unknown>, fill: Fill) {
  const filled = Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'string') return [column, value];
    if (column !== head.picture) return [column, fill(value)];
    return [column, isSafeAddress(value) ? { src: value, alt: '' } : undefined];
  });
  return Object.fromEntries(filled) as Record<string, unknown>;
}
