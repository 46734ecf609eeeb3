import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataFolder } from '../../tests/support/data-folder.ts';
import { changesBetween } from './difference.ts';
import { rowChanges } from './fixed-rows.ts';
import { migrationText } from './migration-file.ts';
import { stateAfter, withScratchDatabase } from './scratch-database.ts';

const folder = newDataFolder('migration');

let close = () => {};
let opened: Promise<PGlite>;
let closed: Promise<void>;

/** One database for all; every test is rolled back. */
beforeAll(() => {
  opened = new Promise((open) => {
    closed = withScratchDatabase((database) => {
      open(database);
      return new Promise<void>((end) => (close = end));
    });
  });
  return opened.then(() => undefined);
});
afterAll(async () => {
  close();
  await closed;
  rmSync(folder, { recursive: true });
});

const BEFORE = `create schema private;
  create table private.limits (name text primary key, most integer, salt text default gen_random_uuid()::text);
  insert into private.limits values ('visits', 5), ('calls', 1);
  insert into storage.buckets (id, name, public) values ('jobs', 'jobs', true);
  create table public.jobs (
    id uuid primary key, title text constraint jobs_title_length check (char_length(title) <= 60),
    wage integer, note text, place text
  );`;

/** The migration for this wanted state. */
async function written(wanted: string): Promise<string> {
  const [before, after] = [join(folder, 'before.sql'), join(folder, 'after.sql')];
  writeFileSync(before, BEFORE);
  writeFileSync(after, wanted);
  const database = await opened;
  const there = await stateAfter(database, [before]);
  const { facts, rows } = await stateAfter(database, [after]);
  return migrationText([
    ...changesBetween(there.facts, facts),
    ...rowChanges(there.rows, rows).map((sql) => ({ sql, about: '' })),
  ]).replace(/^.*\n\n.*\n/, '');
}

const changed = (...[from, to]: [string, string]) => BEFORE.replace(from, to);

it('is empty without a difference, also after `not valid`', async () => {
  const spared = `${BEFORE.replace(/\s+constraint jobs_title_length check [^,]*/, '')}
    alter table public.jobs add constraint jobs_title_length check (char_length(title) <= 60) not valid;`;
  expect(await written(spared)).toBe('');
});

it('replaces a check without validating existing rows', async () => {
  const text = await written(changed('<= 60', '<= 80'));
  expect(text).toMatch(/drop constraint jobs_title_length;/);
  expect(text).toMatch(/add constraint jobs_title_length check .*<= 80.* not valid;/s);
});

it('asks a reference of new rows alone', async () => {
  const named = `${BEFORE} create table public.places (name text primary key);`;
  const text = await written(
    `${named} alter table public.jobs add foreign key (place) references public.places (name);`,
  );
  expect(text).toMatch(/add constraint jobs_place_fkey foreign key .* not valid;/s);
});

it('adds a column', async () => {
  const text = await written(changed('place text', 'place text, "end" date, starts date'));
  expect(text).toMatch(/^alter table public\.jobs\s+add column "end" date;$/m);
  expect(text).toMatch(/^alter table public\.jobs\s+add column starts date;$/m);
});

it('adds a column whose values differ', async () => {
  const text = await written(
    `${changed('place text', 'place text, slug text unique, job uuid')}
    create unique index jobs_job on public.jobs (job, place);
    create table public.tips (note text); create unique index tips_note on public.tips (lower(note));`,
  );
  expect(text).toMatch(/^ +add constraint jobs_slug_key unique \(slug\);$/m);
  expect(text).toMatch(/^create unique index jobs_job /m);
  expect(text).toMatch(/^create unique index tips_note /m);
});

it('grants what PostgreSQL 15 knows', async () => {
  const text = await written(
    `${BEFORE} create table public.tips (id uuid primary key); grant all on public.tips to service_role;`,
  );
  expect(text).toMatch(/^grant all on table public\.tips to postgres, service_role;$/m);
  expect(text).not.toMatch(/maintain/i);
});

it.each([
  ['a column that is gone', changed(', place text', ''), '"place" of jobs goes with all that'],
  ['another type', changed('wage integer', 'wage text'), '"wage" of jobs gets another type'],
  ['what must be filled', changed('note text', 'note text not null'), '"note" of jobs must be'],
  ['a new one, too', changed('place text', 'place text, day date not null'), '"day" of jobs must'],
  [
    'the rules of a new one',
    changed('place text', `place text, "end" text not null check ("end" <> '')`),
    '"end" of jobs must be filled',
  ],
  [
    'a column that is renamed',
    changed('place text', `town text not null check (char_length(town) < 9)`),
    '"town" of jobs must be filled',
  ],
  [
    'another type, with its default and its rule',
    changed('wage integer', `wage text default '' check (char_length(wage) < 9)`),
    '"wage" of jobs gets another type',
  ],
  [
    'a unique one, and a reference with its index',
    changed(
      'place text',
      'place text, slug text not null unique, job uuid not null references jobs',
    ).concat('create index jobs_job on public.jobs (job);'),
    '"job" of jobs must be filled',
  ],
  [
    'what may be there twice',
    changed('note text', 'note text unique'),
    'jobs.note must be unique, and rows that are there may be alike.',
  ],
  [
    'what may be there twice together',
    changed('note text', 'note text, unique (note, place)'),
    'jobs.place, jobs.note must be unique',
  ],
  [
    'what may be there twice, by an index',
    `${BEFORE} create unique index jobs_note on public.jobs (lower(note));`,
    'jobs.note must be unique',
  ],
  ['a table that is gone', BEFORE.replace(/create table public[^;]*;/, ''), '"jobs" of jobs goes'],
])('leaves %s to people, with a sentence', async (_what, wanted, sentence) => {
  const text = await written(wanted);
  expect(text).toContain(`-- ${sentence}`);
  expect(text.split('\n').filter((line) => line && !line.startsWith('--'))).toEqual([]);
});

it('takes along what is kept beside the records of a table that is gone', async () => {
  const text = await written(BEFORE.replace(/create table public[^;]*;/, ''));
  expect(text).toMatch(
    /^-- delete from public\.drafts where table_name = 'jobs';\n(-- .*\n)+-- delete from public\.content_versions where name = 'jobs';\n-- drop table public\.jobs;$/m,
  );
});

it('removes a bucket without files, and leaves one with files where they are', async () => {
  const text = await written(BEFORE.replace(/insert into storage[^;]*;/, ''));
  const database = await opened;
  const left = async (files: string) => {
    await database.exec(`begin; ${BEFORE} ${files} ${text}`);
    const { rows } = await database.query(`select id from storage.buckets`);
    await database.exec('rollback');
    return rows;
  };
  expect(await left('')).toEqual([]);
  const files = `alter table storage.objects add foreign key (bucket_id) references storage.buckets;
    insert into storage.objects (bucket_id, name) values ('jobs', 'one.png');`;
  expect(await left(files)).toEqual([{ id: 'jobs' }]);
});

it('writes rows of internal tables, without values of volatile defaults', async () => {
  const text = await written(changed(`('visits', 5), ('calls', 1)`, `('visits', 9), ('posts', 2)`));
  expect(text).toContain(`values ('9', 'visits')`);
  expect(text).toContain(`values ('2', 'posts')`);
  expect(text).toContain(`delete from private.limits where name = 'calls';`);
  expect(text).not.toContain('salt');
});

it('leaves what a project has set in a row whose table gets a column', async () => {
  const text = await written(changed('most integer,', 'most integer, least integer default 2,'));
  const database = await opened;
  await database.exec(`begin; ${BEFORE} update private.limits set most = 7; ${text}`);
  const { rows } = await database.query(`select most, least from private.limits`);
  await database.exec('rollback');
  expect(rows).toEqual(Array(2).fill({ most: 7, least: 2 }));
});

it('names the file that cannot be loaded', async () => {
  await expect(written('create tabel x ()')).rejects.toThrow(/after\.sql cannot be loaded: syntax/);
});
