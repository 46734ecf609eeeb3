import { randomUUID } from 'node:crypto';
import { adds, changes, deletes, MEMBERS, onTable, readsRow, type Action } from './action.ts';
import { rowOf } from './table.ts';

const TABLE = 'accepted_findings';
const WITH_KEY = [...MEMBERS, 'service key'] as const;

const aFinding = () => ({
  table_name: 'blog_posts',
  row_id: randomUUID(),
  finding: 'capitals',
  reason: 'A quotation',
});
/** Something that the checks had found, put aside. */
const putAside = rowOf(TABLE, aFinding);

export const ACCEPTED_FINDINGS_ACTIONS: readonly Action[] = onTable(TABLE, [
  {
    name: 'read why a finding was put aside',
    allowed: WITH_KEY,
    attempt: readsRow(putAside),
  },
  { name: 'put a finding aside', allowed: WITH_KEY, attempt: adds(TABLE, aFinding) },
  {
    name: 'change the reason of a finding that was put aside',
    allowed: WITH_KEY,
    attempt: changes(putAside, { reason: 'Another' }),
  },
  { name: 'bring a finding back', allowed: WITH_KEY, attempt: deletes(putAside) },
]);
