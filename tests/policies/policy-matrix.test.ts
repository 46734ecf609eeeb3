import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { DISMISSED_FINDINGS_ACTIONS } from './actions/dismissed-findings.ts';
import { AUTHOR_ACTIONS } from './actions/authors.ts';
import { DRAFT_ACTIONS } from './actions/drafts.ts';
import { ENQUIRY_ACTIONS } from './actions/enquiries.ts';
import { CONTENT_ACTIONS } from './actions/content.ts';
import { FUNCTION_ACTIONS } from './actions/functions.ts';
import { HIDDEN_TABLE_ACTIONS } from './actions/hidden-tables.ts';
import { INVITATION_ACTIONS } from './actions/invitations.ts';
import { PAGE_ACTIONS } from './actions/pages.ts';
import { PICTURE_ACTIONS } from './actions/pictures.ts';
import { POST_PUBLICATION_ACTIONS } from './actions/post-publication.ts';
import { POST_ACTIONS } from './actions/posts.ts';
import { SAMPLED_ACTIONS } from './actions/sampled-types.ts';
import { SECOND_FACTOR_ACTIONS } from './actions/second-factor.ts';
import { STAFF_ACTIONS } from './actions/staff.ts';
import { UNSAVED_CHANGES_ACTIONS } from './actions/unsaved-changes.ts';
import { CALLERS, startLockedProject, type Caller } from './locked-project.ts';

/** Every action on the project's tables, buckets and functions. */
const ACTIONS = [
  ...POST_ACTIONS,
  ...POST_PUBLICATION_ACTIONS,
  ...AUTHOR_ACTIONS,
  ...PICTURE_ACTIONS,
  ...CONTENT_ACTIONS,
  ...PAGE_ACTIONS,
  ...ENQUIRY_ACTIONS,
  ...STAFF_ACTIONS,
  ...SECOND_FACTOR_ACTIONS,
  ...INVITATION_ACTIONS,
  ...HIDDEN_TABLE_ACTIONS,
  ...FUNCTION_ACTIONS,
  ...UNSAVED_CHANGES_ACTIONS,
  ...DISMISSED_FINDINGS_ACTIONS,
  ...DRAFT_ACTIONS,
  ...SAMPLED_ACTIONS,
];

/** The observed matrix, for people (docs/security.md). */
const REPORT = 'test-results/policy-matrix.md';

const project = await startLockedProject();
const observed = new Map<string, string>();
const cell = (action: string, caller: Caller) => `${action} / ${caller}`;

afterAll(async () => {
  await project.close();
  const table = [
    ['', ...CALLERS],
    ['---', ...CALLERS.map(() => '---')],
    ...ACTIONS.map(({ name }) => [
      name,
      ...CALLERS.map((caller) => observed.get(cell(name, caller)) ?? 'not run'),
    ]),
  ];
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, table.map((row) => `| ${row.join(' | ')} |\n`).join(''));
});

/** A new table or function is a hole until the matrix has it. */
describe('nothing is missing from the matrix', () => {
  const forgotten = async (sql: string, isKnown: (name: string) => boolean): Promise<string[]> => {
    const { rows } = await project.backend.database.query<{ name: string }>(sql);
    return rows.filter(({ name }) => !isKnown(name)).map(({ name }) => name);
  };

  it('every table of the public schema is read and written in it', async () => {
    const names = await forgotten(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')",
      (name) => ACTIONS.some(({ table }) => table === name),
    );
    expect(
      names.map(
        (name) =>
          `Who may read and write "${name}"? Say it in the "access" of its content type, or with tableActions() in a file of tests/policies/actions.`,
      ),
    ).toEqual([]);
  });

  it('every function that callers may execute is tried in it', async () => {
    const folder = 'tests/policies';
    const tried = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'callers.ts')
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    const names = await forgotten(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
         and (has_function_privilege('anon', oid, 'execute')
           or has_function_privilege('authenticated', oid, 'execute'))`,
      (name) => new RegExp(`('|rpc/|^ +)${name}\\b`, 'm').test(tried),
    );
    expect(
      names.map((name) => `Who may call "${name}"? Say it in a file of tests/policies/actions.`),
    ).toEqual([]);
  });

  it('every bucket is read and written in it', async () => {
    const names = await forgotten('select id as name from storage.buckets', (name) =>
      ACTIONS.some(({ bucket }) => bucket === name),
    );
    expect(
      names.map(
        (name) =>
          `Who may put files into the bucket "${name}"? Say it in a file of tests/policies/actions, as pictures.ts does, and add it to ACTIONS.`,
      ),
    ).toEqual([]);
  });
});

describe.each(ACTIONS)('$name', ({ name, allowed, attempt }) => {
  it.each(CALLERS)('%s', async (caller) => {
    const { happened, response } = await attempt(project, caller);
    observed.set(cell(name, caller), `${happened ? 'yes' : 'no'} (${await statusOf(response)})`);
    expect(happened).toBe(allowed.includes(caller));
  });
});

/** The storage API answers 400 to everything, with the real status in its body. */
async function statusOf(response: Response): Promise<string> {
  const text = response.bodyUsed ? '' : await response.text();
  return /"statusCode":"(\d{3})"/.exec(text)?.[1] ?? String(response.status);
}
