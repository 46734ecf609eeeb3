import { randomUUID } from 'node:crypto';
import { startRows } from '../../../src/shared/content/start-rows.ts';
import type { ContentTable } from '../../../src/shared/content/content-rows.ts';
import type { LockedProject } from '../locked-project.ts';
import { EVERYONE, finds, reads, rows, SERVICE, WRITERS, type Action } from './action.ts';
import { bucketActions } from './bucket.ts';
import { insertRow, tableActions } from './table.ts';

/** One of the site's own rows under a name of its own. */
function aRow(table: ContentTable) {
  const [own = { id: '' }] = startRows(table);
  const unique = 'slug' in own ? { slug: `row-${randomUUID().slice(0, 8)}` } : {};
  return { ...own, ...unique, id: randomUUID() };
}

const tableOf = (table: ContentTable, record: string, change: [string, string], hidden?: object) =>
  tableActions({
    table,
    record,
    row: () => aRow(table),
    change,
    readers: EVERYONE,
    writers: WRITERS,
    ...(hidden && { hidden: { ...hidden } }),
  });

/** There can be one: the other goes before. */
async function aCompany(project: LockedProject) {
  await rows(project, 'delete from public.company');
  const [own = {}] = startRows('company');
  return { ...own, opening_hours: JSON.stringify({ monday: '8:00-18:00' }) };
}

export const CONTENT_ACTIONS: readonly Action[] = [
  ...tableOf('services', 'a service', ['title', 'Changed'], { published: false }),
  ...tableOf('price_plans', 'a price', ['amount', '2100']),
  ...tableOf('questions', 'a question', ['answer', 'Changed']),
  ...tableOf('testimonials', 'a testimonial', ['name', 'Changed'], { published: false }),
  ...tableOf('menu', 'a link of the menu', ['label', 'Changed']),
  {
    name: 'read a link of the menu to a page that is a draft',
    table: 'menu',
    allowed: WRITERS,
    async attempt(project, caller) {
      const href = `/draft-${randomUUID().slice(0, 8)}`;
      const page = { path: href, title: 'A draft', published_at: null };
      await insertRow(project, 'pages', () => page);
      const id = await insertRow(project, 'menu', () => ({ ...aRow('menu'), href }));
      return reads('GET', `/rest/v1/menu?id=eq.${id}`)(project, caller);
    },
  },
  ...tableOf('team_members', 'a person of the team', ['name', 'Changed']),
  ...tableActions({
    table: 'company',
    record: 'the company',
    row: aCompany,
    change: ['phone', '0121 496 0999'],
    readers: EVERYONE,
    writers: WRITERS,
  }),
  {
    name: 'ask what of the content has changed',
    table: 'content_versions',
    allowed: EVERYONE,
    async attempt(project, caller) {
      await insertRow(project, 'questions', () => aRow('questions'));
      return reads('GET', '/rest/v1/content_versions?select=name,version')(project, caller);
    },
  },
  {
    name: 'say that content has changed',
    table: 'content_versions',
    allowed: SERVICE,
    async attempt(project, caller) {
      await insertRow(project, 'questions', () => aRow('questions'));
      const response = await project.as(
        caller,
        'PATCH',
        '/rest/v1/content_versions?name=eq.questions',
        { body: JSON.stringify({ version: 4711 }) },
      );
      const happened = await finds(
        project,
        'select 1 from public.content_versions where version = 4711',
      );
      await rows(project, 'update public.content_versions set version = 1');
      return { happened, response };
    },
  },
  ...bucketActions({ bucket: 'content-images', folder: 'content' }),
];
