import type { BlogPost } from '../../shared/blog';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import { readPostRows } from './post-rows';
import { postsVersion } from './posts-version';

/** Where visitors' pages read. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };

/** A whole post, or `null` when no post has this slug. */
export async function getPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const { rows } = await readPostRows(project, {
    where: { slug },
    order: 'id',
    from: 0,
    to: 0,
    signal: withTimeout(signal),
  });
  return rows[0] ?? null;
}

/** Which state the posts are in: one small answer, whatever there is to read. */
export async function currentVersion(signal: AbortSignal): Promise<string> {
  const { rows, total } = await readPostRows(project, {
    columns: ['updated_at'],
    order: 'updated_at.desc',
    from: 0,
    to: 0,
    signal: withTimeout(signal),
  });
  return postsVersion(rows, total);
}

/** Gives a request up when nobody waits for it any more, or when its answer is not complete after ten seconds. */
export function withTimeout(signal: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  return AbortSignal.any([signal, timeout.signal]);
}
