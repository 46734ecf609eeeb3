import { randomUUID } from 'node:crypto';
import type { Caller, LockedProject } from '../locked-project.ts';
import { EVERYONE, finds, MEMBERS, reads, rows, STAFF, WRITERS, type Action } from './action.ts';
import { own } from './authors.ts';
import { insertRow, tableActions } from './table.ts';

const aPage = () => ({
  path: `/page-${randomUUID().slice(0, 8)}`,
  title: 'A page',
  sections: JSON.stringify([{ id: 'one', type: 'text', html: '<p>Words</p>' }]),
  published_at: new Date().toISOString() as string | null,
});

const insertDraft = (project: LockedProject, author: string | null = null) =>
  insertRow(project, 'pages', () => ({ ...aPage(), published_at: null, author_id: author }));

/** Changes a draft of the caller's own and asks whether it is so then. */
async function changeOwn(project: LockedProject, caller: Caller, change: object, sql: string) {
  const id = await insertDraft(project, own(project, caller));
  const body = JSON.stringify(change);
  const response = await project.as(caller, 'PATCH', `/rest/v1/pages?id=eq.${id}`, { body });
  const happened = await finds(project, `select 1 from public.pages where id = $1 and ${sql}`, id);
  return { happened, response };
}

export const PAGE_ACTIONS: readonly Action[] = [
  ...tableActions({
    table: 'pages',
    record: 'a page',
    row: () => ({ ...aPage(), sections: JSON.parse(aPage().sections) as unknown }),
    change: ['title', 'Changed'],
    readers: EVERYONE,
    writers: WRITERS,
    // What an author adds is a draft.
    adders: WRITERS,
  }),
  {
    name: 'read a page that is a draft',
    table: 'pages',
    allowed: WRITERS,
    async attempt(project, caller) {
      const id = await insertDraft(project);
      return reads('GET', `/rest/v1/pages?id=eq.${id}`)(project, caller);
    },
  },
  {
    name: 'change a page that one has drafted',
    table: 'pages',
    allowed: [...MEMBERS, 'service key'],
    attempt: (project, caller) =>
      changeOwn(project, caller, { title: 'Changed' }, `title = 'Changed'`),
  },
  {
    name: 'publish a page that one has drafted',
    table: 'pages',
    allowed: [...STAFF, 'service key'],
    attempt: (project, caller) =>
      changeOwn(
        project,
        caller,
        { published_at: new Date().toISOString() },
        'published_at is not null',
      ),
  },
  {
    name: 'write a page that the site comes with',
    table: 'pages',
    // An author's is a draft.
    allowed: [...MEMBERS, 'service key'],
    async attempt(project, caller) {
      await rows(project, `delete from public.pages where path = '/privacy-policy'`);
      const body = JSON.stringify({ path: '/privacy-policy', title: 'Data' });
      const response = await project.as(caller, 'POST', '/rest/v1/pages', { body });
      const sql = `select 1 from public.pages where path = $1`;
      return { happened: await finds(project, sql, '/privacy-policy'), response };
    },
  },
  {
    name: 'follow the former address of a page',
    table: 'moved_addresses',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const page = aPage();
      const id = await insertRow(project, 'pages', () => page);
      await rows(
        project,
        'update public.pages set path = $1 where id = $2',
        ...[`${page.path}-2`, id],
      );
      const path = encodeURIComponent(page.path);
      return reads('GET', `/rest/v1/moved_addresses?slug=eq.${path}`)(project, caller);
    },
  },
  {
    name: 'make a preview link to a page',
    table: 'previews',
    allowed: STAFF,
    async attempt(project, caller) {
      const page = await insertDraft(project);
      const body = JSON.stringify({ page });
      const response = await project.as(caller, 'POST', '/rest/v1/rpc/create_preview', { body });
      const sql = 'select 1 from public.previews where page_id = $1';
      return { happened: await finds(project, sql, page), response };
    },
  },
  {
    name: 'read a page through its preview link',
    table: 'previews',
    allowed: EVERYONE,
    async attempt(project, caller) {
      const token = randomUUID();
      const page = await insertDraft(project);
      await rows(
        project,
        'insert into public.previews (token_hash, page_id) values (public.token_hash($1), $2)',
        ...[token, page],
      );
      const body = JSON.stringify({ token });
      return reads('POST', '/rest/v1/rpc/preview_page', { body })(project, caller);
    },
  },
];
