import { pageAddress, type PublicType } from '../../src/content-types/public-type.ts';
import { readTable } from '../../src/shared/content/read-content.ts';
import type { Endpoint } from '../../src/shared/endpoint.ts';
import type { Fill } from '../../src/site/data/readable-values.ts';
import { isSafeAddress } from '../../src/site/data/safe-address.ts';
import { rowFacts } from '../../src/site/seo/row-facts.ts';
import { PATIENCE_MS, type Found } from './found.ts';
import { lastPart } from './last-part.ts';

/** The record of a content type at an address, as any visitor may read it; asks nobody about an address that none can have. */
export async function findRow(
  endpoint: Endpoint,
  types: readonly PublicType[],
  fill: Fill,
  pathname: string,
): Promise<Found | undefined> {
  for (const type of types) {
    const { before, column } = pageAddress(type) ?? {};
    const name = before && column ? lastPart(pathname, before) : undefined;
    if (!name) continue;
    const [row] = await readTable(
      endpoint,
      { ...type, columns: headColumns(type), filter: `${column}=eq.${encodeURIComponent(name)}` },
      AbortSignal.timeout(PATIENCE_MS),
    );
    const subject = row && rowFacts(type, safeRow(type, row, fill));
    return subject ? { kind: 'page', subject } : { kind: 'unknown' };
  }
  return undefined;
}

/** What the head of a record's page is made of. */
function headColumns(type: PublicType): string {
  const { titleColumn, head = {}, jsonLd } = type;
  const named = [titleColumn, head.description, head.picture, pageAddress(type)?.column];
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
