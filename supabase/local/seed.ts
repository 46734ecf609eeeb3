import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { readConfig, SUPABASE_DIR } from './config.ts';

/** May run on a database that has been used: it says who this machine's staff are, and adds no content. */
const LOCAL_ACCESS = './local-access.sql';

/** The parts of the embedded backend that a seed goes into. */
interface Seedable {
  fetch(request: Request): Promise<Response>;
  database: PGlite;
  secretKey: string;
}

/** Loads the seed files that this database has not seen, and the pictures that the sample posts show. */
export async function seed(backend: Seedable): Promise<void> {
  const { database } = backend;
  const { rows } = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  const loaded = new Map(rows.map(({ path, hash }) => [path, hash]));
  for (const path of readConfig().db.seed.sql_paths) {
    const sql = readFileSync(join(SUPABASE_DIR, path), 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    if (loaded.has(path) && (path !== LOCAL_ACCESS || loaded.get(path) === hash)) continue;
    if (path !== LOCAL_ACCESS) await uploadPictures(backend);
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
         on conflict (path) do update set hash = excluded.hash`,
        [path, hash],
      );
    });
  }
}

async function uploadPictures({ fetch, secretKey }: Seedable): Promise<void> {
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
