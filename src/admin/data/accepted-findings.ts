import { dataOf, supabase } from './supabase-client';

/** Why something that the checks have found is right as it is, and who says so, where that is known. */
interface Acceptance {
  reason: string;
  by?: string;
}

/** By the key of the finding. */
export type AcceptedFindings = Readonly<Record<string, Acceptance>>;

const TABLE = 'accepted_findings';

/** What has been put aside of a record, by anybody. */
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

/** Keeps reasons; one that was given before is replaced. */
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
