import { dataOf, supabase } from './supabase-client';

/** Reasons why something that the checks have found is right as it is, by the key of the finding. */
export type AcceptedFindings = Readonly<Record<string, string>>;

const TABLE = 'accepted_findings';

/** What has been put aside of a record, by anybody. */
export async function acceptedFindings(table: string, id: string): Promise<AcceptedFindings> {
  const rows = dataOf(
    await supabase.from(TABLE).select('finding,reason').match({ table_name: table, row_id: id }),
  );
  return Object.fromEntries(rows.map(({ finding, reason }) => [finding, reason]));
}

/** Keeps reasons; one that was given before is replaced. */
export async function acceptFindings(
  table: string,
  id: string,
  reasons: AcceptedFindings,
): Promise<void> {
  const rows = Object.entries(reasons).map(([finding, reason]) => ({
    ...{ table_name: table, row_id: id, finding, reason },
  }));
  const onConflict = 'table_name,row_id,finding';
  dataOf(await supabase.from(TABLE).upsert(rows, { onConflict }));
}

export async function bringBackFinding(table: string, id: string, finding: string): Promise<void> {
  dataOf(await supabase.from(TABLE).delete().match({ table_name: table, row_id: id, finding }));
}
