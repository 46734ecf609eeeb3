import { aPost } from '../../support/posts.ts';
import type { Caller, LockedProject } from '../locked-project.ts';
import {
  adds,
  changes,
  deletes,
  EVERYONE,
  finds,
  MEMBERS,
  onTable,
  readsRow,
  WRITERS,
  type Action,
} from './action.ts';
import { own } from './authors.ts';
import { insertRow } from './table.ts';

const TABLE = 'drafts';
const AUTHORS = [...MEMBERS, 'service key'] as const;
const LATER = '2999-01-01T00:00:00Z';

/** Of a post that everybody reads. */
const aDraft = (isOwn: boolean) => async (project: LockedProject, caller: Caller) => ({
  table_name: 'blog_posts',
  record_id: await insertRow(project, 'blog_posts', () => ({
    ...aPost({ published_at: '2026-01-01T00:00:00Z' }),
    author_id: isOwn ? own(project, caller) : null,
  })),
  changes: { title: 'Changed' },
  base: {},
});
const ofOthers = aDraft(false);
const ofOwn = aDraft(true);

const target = (row: typeof ofOwn, others = {}) => ({
  table: TABLE,
  make: async (project: LockedProject, caller: Caller) =>
    insertRow(project, TABLE, async (one) => ({ ...(await row(one, caller)), ...others })),
});
const draft = target(ofOthers);
const ownDraft = target(ofOwn);
const scheduled = target(ofOwn, { publish_at: LATER });

const publishes =
  ({ make }: typeof draft): Action['attempt'] =>
  async (project, caller) => {
    const id = await make(project, caller);
    const [kept] = await project.sql<{ updated_at: string }>(
      'select updated_at::text from public.drafts where id = $1',
      id,
    );
    const values = { draft: id, as_of: kept?.updated_at };
    const response = await project.call(caller, 'publish_draft', values);
    const isGone = !(await finds(project, 'select 1 from public.drafts where id = $1', id));
    return { happened: isGone, response };
  };

export const DRAFT_ACTIONS: readonly Action[] = onTable(TABLE, [
  { name: 'read a draft of what others wrote', allowed: WRITERS, attempt: readsRow(draft) },
  { name: 'read a draft of one’s own post', allowed: AUTHORS, attempt: readsRow(ownDraft) },
  { name: 'begin a draft of what others wrote', allowed: WRITERS, attempt: adds(TABLE, ofOthers) },
  { name: 'begin a draft of one’s own public post', allowed: AUTHORS, attempt: adds(TABLE, ofOwn) },
  {
    name: 'begin a scheduled draft of one’s own post',
    allowed: WRITERS,
    attempt: adds(TABLE, async (project, caller) => ({
      ...(await ofOwn(project, caller)),
      publish_at: LATER,
    })),
  },
  {
    name: 'ask for a review of a draft of one’s own post',
    allowed: AUTHORS,
    attempt: changes(ownDraft, { review_requested_at: LATER }, 'review_requested_at is not null'),
  },
  {
    name: 'schedule a draft of one’s own post',
    allowed: WRITERS,
    attempt: changes(ownDraft, { publish_at: LATER }, 'publish_at is not null'),
  },
  {
    name: 'take back a schedule of one’s own post',
    allowed: WRITERS,
    attempt: changes(scheduled, { failed_at: LATER }, 'failed_at is not null'),
  },
  {
    name: 'discard a draft of what others wrote',
    allowed: WRITERS,
    attempt: deletes(draft),
  },
  { name: 'discard a draft of one’s own post', allowed: AUTHORS, attempt: deletes(ownDraft) },
  { name: 'publish a draft', allowed: WRITERS, attempt: publishes(draft) },
  { name: 'publish a draft of one’s own post', allowed: WRITERS, attempt: publishes(ownDraft) },
  {
    name: 'have what is due published',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const id = await target(ofOthers, { publish_at: '2026-01-01T00:00:00Z' }).make(
        project,
        caller,
      );
      const response = await project.call(caller, 'publish_due_drafts');
      const isGone = !(await finds(project, 'select 1 from public.drafts where id = $1', id));
      await project.sql('delete from public.drafts where id = $1', id);
      return { happened: isGone, response };
    },
  },
]);
