import { dataOf, supabase } from './supabase-client';

interface Dismissal {
  reason: string;
  by?: string;
}

/** By the finding's key. */
export type DismissedFindings = Readonly<Record<string, Dismissal>>;

const TABLE = 'dismissed_findings';

export async function dismissedFindings(table: string, id: string): Promise<DismissedFindings> {
  const rows = dataOf(
    await supabase
      .from(TABLE)
      .select('finding,reason,dismissed_by_email')
      .match({ table_name: table, row_id: id }),
  );
  return Object.fromEntries(
    rows.map(({ finding, reason, dismissed_by_email: by }) => [
      finding,
      { reason, ...(by && { by }) },
    ]),
  );
}

/** Saves reasons; an earlier one is replaced. */
export async function dismissFindings(
  table: string,
  id: string,
  dismissed: DismissedFindings,
): Promise<void> {
  const rows = Object.entries(dismissed).map(([finding, { reason }]) => ({
    ...{ table_name: table, row_id: id, finding, reason },
  }));
  const onConflict = 'table_name,row_id,finding';
  dataOf(await supabase.from(TABLE).upsert(rows, { onConflict }));
}

export async function bringBackFinding(table: string, id: string, finding: string): Promise<void> {
  dataOf(await supabase.from(TABLE).delete().match({ table_name: table, row_id: id, finding }));
}
