import {
  ADDED_CARD_COLUMNS,
  CARD_COLUMNS,
  sortNewestFirst,
  type BlogCard,
  type BlogPost,
} from '../../shared/blog';
import type { Endpoint } from '../../shared/endpoint';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import { readPostRows } from './post-rows';
import { postsVersion } from './posts-version';
import { readAll } from './read-all';

/** Where visitors' pages read. */
export const project: Endpoint = { url: supabaseUrl, key: supabaseKey };

/**
 * The cards of all posts, newest first (spec, section 7). The display date cannot be sorted by its meaning in the
 * database, so the order is made here.
 */
export async function listPosts(signal: AbortSignal): Promise<BlogCard[]> {
  const cards = await readAll<BlogCard>((from, to) =>
    readPostRows(project, {
      columns: CARD_COLUMNS,
      added: ADDED_CARD_COLUMNS,
      order: 'date.desc,id',
      from,
      to,
      signal: withTimeout(signal),
    }),
  );
  return sortNewestFirst(cards);
}

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
