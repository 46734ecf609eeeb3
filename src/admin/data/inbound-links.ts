import type { DataProvider, RaRecord } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import {
  columnsOfKind,
  type ContentType,
  fieldsOf,
  type FormValues,
} from '../../schema/content-type';
import { recordTexts } from '../../schema/record-texts';
import { recordTitle } from '../../schema/record-title';

/**
 * Titles of menu items and pages that link to records, such as "“Ovens” (menu item)".
 * @param records of the type; their own buttons do not count
 */
export async function inboundLinks(
  dataProvider: DataProvider,
  type: ContentType,
  records: readonly RaRecord[],
): Promise<string[]> {
  const { publicPath } = type;
  if (!publicPath || records.length === 0) return [];
  const paths = new Set(records.map((record) => publicPath(record)));
  const own = new Set(records.map(({ id }) => id));
  const found = contentTypes.map(async (one) => {
    const columns = columnsWithLinks(one);
    if (columns.length === 0) return [];
    const { table, primaryKey = 'id', titleColumn } = one;
    const { data } = await dataProvider.getList<RaRecord>(table, {
      meta: { columns: [primaryKey, titleColumn, ...columnsOfKind(one, 'slug'), ...columns] },
    });
    return data
      .filter((row) => table !== type.table || !own.has(row.id))
      .filter((row) => addressesIn(one, row).some((address) => paths.has(address)))
      .map((row) => `“${recordTitle(one, row)}” (${one.words.singular})`);
  });
  return (await Promise.all(found)).flat().sort();
}

function columnsWithLinks(type: ContentType): string[] {
  return fieldsOf(type).flatMap(([column, field]) =>
    field.kind === 'sections' || (field.kind === 'url' && field.internal) ? [column] : [],
  );
}

function addressesIn({ fields }: ContentType, row: FormValues): string[] {
  return recordTexts(fields, row, (text) => text).flatMap(({ readAs, text }) =>
    readAs === 'address' ? [pathOf(text)] : [],
  );
}

/** Without the fragment. */
function pathOf(link: string): string {
  const [path = ''] = link.split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
