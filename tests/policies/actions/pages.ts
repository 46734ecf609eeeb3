import { randomUUID } from 'node:crypto';
import {
  adds,
  calls,
  changes,
  EVERYONE,
  finds,
  isSome,
  MEMBERS,
  onTable,
  readsRow,
  STAFF,
  WRITERS,
  type Action,
  type Target,
} from './action.ts';
import { removeSitePage } from '../remove-site-page.ts';
import { own } from './authors.ts';
import { insertRow, rowOf, tableActions } from './table.ts';

const aPage = () => ({
  path: `/page-${randomUUID().slice(0, 8)}`,
  title: 'A page',
  sections: [{ id: 'one', type: 'text', html: '<p>Words</p>' }],
  published_at: new Date().toISOString() as string | null,
});
const aDraft = () => ({ ...aPage(), published_at: null });

const draft = rowOf('pages', aDraft);
/** The caller's own. */
const ownDraft: Target = {
  table: 'pages',
  make: (project, caller) =>
    insertRow(project, 'pages', () => ({ ...aDraft(), author_id: own(project, caller) })),
};

export const PAGE_ACTIONS: readonly Action[] = [
  ...tableActions({
    table: 'pages',
    record: 'a page',
    row: aPage,
    change: ['title', 'Changed'],
    readers: EVERYONE,
    writers: WRITERS,
    // Authors add drafts.
    adders: WRITERS,
  }),
  ...onTable('pages', [
    { name: 'read a page that is a draft', allowed: WRITERS, attempt: readsRow(draft) },
    {
      name: 'change a page that one has drafted',
      allowed: [...MEMBERS, 'service key'],
      attempt: changes(ownDraft, { title: 'Changed' }),
    },
    {
      name: 'publish a page that one has drafted',
      allowed: [...STAFF, 'service key'],
      attempt: changes(
        ownDraft,
        { published_at: new Date().toISOString() },
        'published_at is not null',
      ),
    },
    {
      name: 'write a page without which the site is not whole',
      // An author's would lock editors out.
      allowed: WRITERS,
      attempt: adds('pages', async (project) => {
        await removeSitePage(project, '/privacy-policy');
        return { path: '/privacy-policy', title: 'Data' };
      }),
    },
  ]),
  {
    name: 'follow the former address of a page',
    table: 'moved_addresses',
    allowed: EVERYONE,
    attempt: readsRow({
      table: 'moved_addresses',
      key: 'slug',
      async make(project) {
        const page = aPage();
        const id = await insertRow(project, 'pages', () => page);
        const sql = 'update public.pages set path = $1 where id = $2';
        await project.sql(sql, `${page.path}-2`, id);
        return page.path;
      },
    }),
  },
  ...onTable('previews', [
    {
      name: 'make a preview link to a page',
      allowed: STAFF,
      async attempt(project, caller) {
        const page = await draft.make(project);
        const response = await project.call(caller, 'create_preview', { page });
        const sql = 'select 1 from public.previews where page_id = $1';
        return { happened: await finds(project, sql, page), response };
      },
    },
    {
      name: 'read a page through its preview link',
      allowed: EVERYONE,
      attempt: calls(
        'preview_page',
        async (project) => {
          const token = randomUUID();
          await project.sql(
            'insert into public.previews (token_hash, page_id) values (public.token_hash($1), $2)',
            ...[token, await draft.make(project)],
          );
          return { token };
        },
        isSome,
      ),
    },
  ]),
];
