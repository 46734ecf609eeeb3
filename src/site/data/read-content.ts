import { areas } from '../../content-types/areas';
import { company } from '../../content-types/company';
import { pricePlans } from '../../content-types/price-plans';
import type { ReadType } from '../../content-types/public-type';
import { readTypes } from '../../content-types/public-types';
import { contentTypeOf } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import type { Readable } from '../../schema/readable';
import { readableRow, readableRows } from '../../schema/readable-rows';
import { AS_STORED, type Reader } from '../../schema/reader';
import { areasInShort, type ServedArea } from '../../shared/content/content-rows';
import type { RowsByTable } from '../../shared/content/content-store';
import { fillWith, type Fill } from '../../shared/content/placeholders';
import { readTables, type ReadTables, type TableQuery } from '../../shared/content/read-tables';
import type { Endpoint } from '../../shared/supabase';
import type { FeatureFlags } from '../../shared/feature-flags';
import { readNamedRecords } from './named-records';
import { readerOf } from './reader';

/** The tables whose figures and names all texts quote. */
export const QUOTED: readonly string[] = [company.table, pricePlans.table, areas.table];

/** Names and postcodes of all areas, also of those without a page. */
const SERVED: TableQuery = {
  table: 'rpc/served_areas',
  columns: 'slug,name,as_said,outward_codes',
  order: 'place,slug',
};

interface Options {
  /** Left out, every content type that visitors read. */
  isWanted?: (type: ReadType) => boolean;
  flags: FeatureFlags;
  signal: AbortSignal;
  /** Is given a sentence about each row that is left out. */
  tell?: (sentence: string) => void;
}

interface ReadContent extends Pick<ReadTables, 'refusals'> {
  rows: RowsByTable;
  fill: Fill;
}

/**
 * What visitors read of these content types, in the build and, once something has changed, in the browser. A table that cannot
 * be read takes no other along; without what all texts quote nothing can be said, and this throws.
 */
export async function readContent(
  endpoint: Endpoint,
  { isWanted = () => true, flags, signal, tell }: Options,
): Promise<ReadContent> {
  const wanted = readTypes.filter(isWanted);
  const needed = readTypes.filter((type) => QUOTED.includes(type.table) || wanted.includes(type));
  const { rows: stored, refusals } = await readTables(endpoint, [...needed, SERVED], signal);
  const unquoted = refusals.find(({ table }) => [...QUOTED, SERVED.table].includes(table));
  if (unquoted) throw new Error(`${unquoted.table} could not be read: ${unquoted.reason}`);
  const [own] = asWritten(company, stored.company);
  if (!own) throw new Error('Nothing is written of the company');
  const served = (stored[SERVED.table] ?? []) as unknown as readonly ServedArea[];
  const fill = fillWith(own, served, asWritten(pricePlans, stored.price_plans), flags);
  const referred = wanted.flatMap(({ refersTo }) => refersTo);
  const record = await readNamedRecords(endpoint, referred, fill, signal);
  const reader: Reader = readerOf(fill, record);
  const rows = wanted.flatMap(({ table }) => {
    const all = stored[table];
    return all ? [[table, readableRows(contentTypeOf(table), all, reader, tell)]] : [];
  });
  return {
    rows: {
      ...Object.fromEntries(rows),
      served_areas: served,
      areas_in_short: [{ text: areasInShort(served) }],
    } as RowsByTable,
    refusals,
    fill,
  };
}

/** Records as texts quote them: what they quote themselves is of no account. */
function asWritten<Type extends ContentType>(type: Type, rows: readonly FormValues[] = []) {
  return rows.map((row) => readableRow(type, row, AS_STORED)) as unknown as Readable<Type>[];
}
