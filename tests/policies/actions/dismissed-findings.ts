import type { LockedProject } from '../locked-project.ts';
import { rowMaker } from '../columns.ts';
import {
  adds,
  calls,
  changes,
  deletes,
  MEMBERS,
  onTable,
  readsRow,
  WRITERS,
  type Action,
} from './action.ts';
import { insertRow, rowOf } from './table.ts';

const TABLE = 'dismissed_findings';
const WITH_KEY = [...MEMBERS, 'service key'] as const;

/** About a record that every member reads, or a draft that authors do not. */
const aFinding = (published_at: string | null) => async (project: LockedProject) => ({
  table_name: 'pages',
  row_id: await insertRow(project, 'pages', async (one) => ({
    ...(await rowMaker('pages')(one)),
    published_at,
  })),
  finding: 'capitals',
  reason: 'A quotation',
});
const ofAPage = aFinding('2026-01-01T00:00:00Z');
const ofADraft = aFinding(null);
/** A finding that somebody else has dismissed. */
const dismissedOne = rowOf(TABLE, ofAPage);

export const DISMISSED_FINDINGS_ACTIONS: readonly Action[] = onTable(TABLE, [
  {
    name: 'read why a finding was dismissed',
    allowed: WITH_KEY,
    attempt: readsRow(dismissedOne),
  },
  {
    name: 'read why a finding of a draft was dismissed',
    allowed: WRITERS,
    attempt: readsRow(rowOf(TABLE, ofADraft)),
  },
  { name: 'dismiss a finding', allowed: WITH_KEY, attempt: adds(TABLE, ofAPage) },
  { name: 'dismiss a finding of a draft', allowed: WRITERS, attempt: adds(TABLE, ofADraft) },
  {
    name: 'change the reason of a finding that somebody else has dismissed',
    allowed: WRITERS,
    attempt: changes(dismissedOne, { reason: 'Another' }),
  },
  {
    name: 'bring back a finding that somebody else has dismissed',
    allowed: WRITERS,
    attempt: deletes(dismissedOne),
  },
  {
    name: 'ask whether one may read a record',
    allowed: ['stranger', ...WITH_KEY],
    attempt: calls(
      'may_read_record',
      async (project) => ({ of_table: 'pages', record: (await ofAPage(project)).row_id }),
      (answer) => answer === true,
    ),
  },
]);
