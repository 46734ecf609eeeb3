import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Backend } from './backend.ts';
import { readConfig, SUPABASE_DIR } from './config.ts';

/** Loads the seed files that this database has not seen, and the pictures that the sample posts show. */
export async function seed(backend: Backend): Promise<void> {
  const { database } = backend;
  const { rows } = await database.query<{ path: string }>(
    'select path from supabase_migrations.seed_files',
  );
  const loaded = new Set(rows.map(({ path }) => path));
  for (const path of readConfig().db.seed.sql_paths) {
    if (loaded.has(path)) continue;
    await uploadPictures(backend);
    const sql = readFileSync(join(SUPABASE_DIR, path), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [path, ''],
      );
    });
  }
}

async function uploadPictures({ fetch, secretKey }: Backend): Promise<void> {
  const folder = join(SUPABASE_DIR, 'seed-images');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const form = new FormData();
    form.set(
      'file',
      new File([readFileSync(join(folder, file))], basename(file), { type: 'image/avif' }),
    );
    const response = await fetch(
      new Request(`http://localhost/storage/v1/object/blog-images/blog/${file}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'x-upsert': 'true' },
        body: form,
      }),
    );
    if (!response.ok) throw new Error(`Seed picture ${file}: ${await response.text()}`);
  }
}
