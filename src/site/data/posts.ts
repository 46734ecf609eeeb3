import { POST_COLUMNS, type BlogPost } from '../../shared/blog';
import { readPostRows } from './post-rows';
import { withTimeout } from '../../shared/request-timeout';
import { project } from '../../shared/supabase';

/** `null` when not found. */
export async function getPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const { rows } = await readPostRows(project, {
    columns: POST_COLUMNS,
    where: { slug },
    order: 'id',
    from: 0,
    to: 0,
    signal: withTimeout(signal),
  });
  return rows[0] ?? null;
}
