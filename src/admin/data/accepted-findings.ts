import { dataOf, supabase } from './supabase-client';

/** Why a finding is accepted, and by whom, if known. */
interface Acceptance {
  reason: string;
  by?: string;
}

/** By the finding's key. */
export type AcceptedFindings = Readonly<Record<string, Acceptance>>;

const TABLE = 'accepted_findings';

/** Dismissed findings of a record. */
export async function acceptedFindings(table: string, id: string): Promise<AcceptedFindings> {
  const rows = dataOf(
    await supabase
      .from(TABLE)
      .select('finding,reason,accepted_by_email')
      .match({ table_name: table, row_id: id }),
  );
  return Object.fromEntries(
    rows.map(({ finding, reason, accepted_by_email: by }) => [
      finding,
      { reason, ...(by && { by }) },
    ]),
  );
}

/** Saves reasons; an earlier one is replaced. */
export async function acceptFindings(
  table: string,
  id: string,
  accepted: AcceptedFindings,
): Promise<void> {
  const rows = Object.entries(accepted).map(([finding, { reason }]) => ({
    ...{ table_name: table, row_id: id, finding, reason },
  }));
  const onConflict = 'table_name,row_id,finding';
  dataOf(await supabase.from(TABLE).upsert(rows, { onConflict }));
}

export async function bringBackFinding(table: string, id: string, finding: string): Promise<void> {
  dataOf(await supabase.from(TABLE).delete().match({ table_name: table, row_id: id, finding }));
}
