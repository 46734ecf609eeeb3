import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { expect, it, vi } from 'vitest';
import { UserError } from '../user-error.ts';
import { migrate, migrationFiles } from './supabase-folder.ts';

const database = {
  exec: async () => [],
  query: async () => ({ rows: [] }),
  transaction: async () => {
    const detail = 'Key (slug)=(one) is duplicated.';
    throw Object.assign(new Error('could not create unique index "jobs_slug_key"'), { detail });
  },
} as unknown as PGlite;

it('a failed migration is named, with the value at which it failed', async () => {
  const refused = migrate(database);
  await expect(refused).rejects.toThrow(UserError);
  await expect(refused).rejects.toThrow(
    /migrations\/\d{14}_baseline\.sql cannot be applied, and nothing of it was: could not create .*\(one\) is duplicated\.$/,
  );
});

it('a database of other migrations is left alone, and the message names db:reset', async () => {
  const query = async () => ({ rows: [{ version: '20251001090000' }] });
  const refused = migrate({ ...database, query } as unknown as PGlite);
  await expect(refused).rejects.toThrow(UserError);
  await expect(refused).rejects.toThrow(/^This database was made by .*: npm run db:reset makes a/);
});

it('a migration whose statements are partly comments waits until somebody has decided', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const applied: string[] = [];
  const transaction = async () => void applied.push('one');
  const write = (statement: string) =>
    writeFileSync(
      join(folder, '20261130090000_jobs.sql'),
      `-- Written by \`npm run db:migration\`: …\n\n-- "place" of jobs goes with all that it holds.\n${statement}\n`,
    );
  const migrated = () => migrate({ ...database, transaction } as unknown as PGlite, folder);
  write('-- alter table public.jobs\n--   drop column place;');
  await expect(migrated()).rejects.toThrow(/_jobs\.sql has statements in comments, for you to/);
  expect(applied).toEqual([]);
  write('alter table public.jobs drop column place;');
  await migrated();
  expect(applied).toEqual(['one']);
  rmSync(folder, { recursive: true });
});

it('what a file manager leaves in the folder is no migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const names = ['20261130090000_jobs.sql', '20261129090000_areas.sql', '.DS_Store'];
  for (const name of names) writeFileSync(join(folder, name), '');
  expect(migrationFiles(folder)).toEqual(['20261129090000_areas.sql', '20261130090000_jobs.sql']);
  rmSync(folder, { recursive: true });
});

it('a migration without a time in its name is skipped with a warning', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeFileSync(join(folder, 'partners.sql'), 'create table public.partners ();');
  await migrate(database, folder);
  rmSync(folder, { recursive: true });
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching('^supabase/migrations/partners.sql is not applied: .*14 digits'),
  );
  warn.mockRestore();
});
