import type { DataProvider, GetListParams, RaRecord } from 'react-admin';

/** PostgREST's default cap on rows. */
export const ROWS_AT_ONCE = 1000;

export async function everyRow(
  rest: DataProvider,
  table: string,
  params: GetListParams,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: ROWS_AT_ONCE };
    const { data, total = 0 } = await rest.getList(table, { ...params, pagination });
    rows.push(...(data as RaRecord[]));
    if (rows.length >= total || data.length === 0) return rows;
  }
}
