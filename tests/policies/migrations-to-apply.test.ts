import { afterAll, expect, it } from 'vitest';
import { migrationsToApply } from '../../build/migrations-to-apply.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { startLockedProject } from './locked-project.ts';

const project = await startLockedProject();
afterAll(() => project.close());

const lacking = () => migrationsToApply({ url: project.url, key: LOCAL_PUBLISHABLE_KEY });

it('a build names the migration that its project lacks, and how to apply it', async () => {
  expect(await lacking()).toBeUndefined();
  await project.backend.database.query(
    `update supabase_migrations.schema_migrations set version = '20251001090000'
     where version in (select max(version) from supabase_migrations.schema_migrations)`,
  );
  expect(await lacking()).toMatch(/^The database lacks the migration \d{14}_\w+\.sql: run npx /);
  await project.sql('drop function public.applied_migrations');
  expect(await lacking()).toMatch(/_baseline\.sql: run npx supabase db push/);
});

it('is silent without an answer', async () => {
  const nowhere = { url: 'http://127.0.0.1:9', key: LOCAL_PUBLISHABLE_KEY };
  expect(await migrationsToApply(nowhere)).toBeUndefined();
});
