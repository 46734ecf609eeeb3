import { POST_COLUMNS, SPECIFIED_POST_COLUMNS, type BlogPost } from '../../shared/blog';
import { isOfPlainTable, postsVersion, readPostRows } from './post-rows';
import { project, withTimeout } from '../../shared/supabase';

/** A whole post, or `null` when no post has this slug. */
export async function getPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const read = (columns: readonly (keyof BlogPost)[]) =>
    readPostRows(project, {
      columns,
      where: { slug },
      order: 'id',
      from: 0,
      to: 0,
      signal: withTimeout(signal),
    });
  const { rows } = await read(POST_COLUMNS).catch((error: unknown) => {
    if (!isOfPlainTable(error)) throw error;
    return read(SPECIFIED_POST_COLUMNS);
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
