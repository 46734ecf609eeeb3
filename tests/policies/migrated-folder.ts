import { cpSync, rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/backend.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { firstRows } from '../../src/shared/content/first-content/first-rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedFolder: string;
  }
}

/** Vitest's global set-up: migrates one database, which every test file copies. */
export default async function prepare(project: TestProject): Promise<() => void> {
  const dataDir = newDataFolder('migrated');
  const backend = await startBackend({ dataDir, withSeed: false });
  await addCategories(backend);
  await backend.close();
  project.provide('migratedFolder', dataDir);
  return () => rmSync(dataDir, { recursive: true });
}

/** The categories of the tests' posts, inserted past the triggers, which count writes. */
async function addCategories({ database }: Backend): Promise<void> {
  const rows = firstRows('blog_categories').map(
    ({ id, name, position }) => `('${id}', '${String(name)}', '${String(position)}')`,
  );
  await database.exec(`set session_replication_role = replica;
    insert into public.blog_categories (id, name, position) values ${rows.join()};
    set session_replication_role = origin`);
}

/** A copy of the migrated data folder, without seed and requests. */
export function copyMigratedFolder(): string {
  const dataDir = newDataFolder('policies');
  cpSync(inject('migratedFolder'), dataDir, { recursive: true });
  return dataDir;
}

/** A backend on a copy, which is removed when it is closed. */
export async function startMigratedBackend(
  options: Partial<BackendOptions> = {},
): Promise<Backend & { dataDir: string }> {
  const dataDir = copyMigratedFolder();
  const backend = await startBackend({ dataDir, withSeed: false, ...options });
  return {
    ...backend,
    dataDir,
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
