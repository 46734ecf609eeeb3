import { randomUUID } from 'node:crypto';
import { firstRows } from '../../../src/shared/content/first-content/first-rows.ts';
import type { ContentTable } from '../../../src/shared/content/content-rows.ts';
import type { LockedProject } from '../locked-project.ts';
import {
  changes,
  EVERYONE,
  onTable,
  reads,
  readsRow,
  SERVICE,
  WRITERS,
  type Action,
} from './action.ts';
import { bucketActions } from './bucket.ts';
import { withoutReferences } from '../columns.ts';
import { insertRow, rowOf, tableActions } from './table.ts';

/** A default row under another name. */
function aRow(table: ContentTable) {
  const [own = { id: '' }] = firstRows(table);
  const name = `row-${randomUUID().slice(0, 8)}`;
  const isNamed = table === 'blog_categories' || table === 'job_sizes';
  const unique = isNamed ? { name } : 'slug' in own && { slug: name };
  return { ...own, ...withoutReferences(own), ...unique, id: randomUUID() };
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

/** A singleton: replaces the other one. */
async function aCompany(project: LockedProject) {
  await project.sql('delete from public.company');
  const [own = {}] = firstRows('company');
  return { ...own, opening_hours: { monday: '8:00-18:00' } };
}

const questionsVersion = {
  table: 'content_versions',
  key: 'name',
  async make(project: LockedProject) {
    await insertRow(project, 'questions', () => aRow('questions'));
    return 'questions';
  },
};

export const CONTENT_ACTIONS: readonly Action[] = [
  ...tableOf('services', 'a service', ['title', 'Changed'], { published: false }),
  ...tableOf('price_plans', 'a price', ['amount', '2100']),
  ...tableOf('questions', 'a question', ['answer', 'Changed']),
  ...tableOf('testimonials', 'a review', ['name', 'Changed'], { published: false }),
  ...tableActions({
    table: 'areas',
    record: 'an area',
    row: () => ({ ...aRow('areas'), published: true }),
    change: ['name', 'Changed'],
    readers: EVERYONE,
    writers: WRITERS,
    hidden: { published: false },
  }),
  ...tableOf('blog_categories', 'a category of the blog', ['position', 'zz']),
  ...tableOf('job_sizes', 'a size of a job', ['position', 'zz']),
  ...tableOf('menu', 'a link of the menu', ['label', 'Changed']),
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
    name: 'read a link of the menu to a page that is a draft',
    table: 'menu',
    allowed: WRITERS,
    attempt: readsRow(
      rowOf('menu', async (project) => {
        const href = `/draft-${randomUUID().slice(0, 8)}`;
        const page = { path: href, title: 'A draft', published_at: null };
        await insertRow(project, 'pages', () => page);
        return { ...aRow('menu'), href };
      }),
    ),
  },
  ...onTable('content_versions', [
    {
      name: 'ask what of the content has changed',
      allowed: EVERYONE,
      async attempt(project, caller) {
        await questionsVersion.make(project);
        return reads('GET', '/rest/v1/content_versions?select=name,version')(project, caller);
      },
    },
    {
      name: 'say that content has changed',
      allowed: SERVICE,
      async attempt(project, caller) {
        const answer = await changes(questionsVersion, { version: '4711' })(project, caller);
        await project.sql('update public.content_versions set version = 1');
        return answer;
      },
    },
  ]),
  ...bucketActions({ bucket: 'content-images', folder: 'content' }),
];
