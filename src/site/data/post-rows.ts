import type { BlogPost } from '../../shared/blog';
import type { Endpoint } from '../../shared/supabase';
import { readWindow, type TableQuery } from '../../shared/content/read-tables';
import { anyAccent } from '../../shared/plain-letters';

interface RowsRequest<Column extends keyof BlogPost> extends Pick<TableQuery, 'limit' | 'offset'> {
  columns: readonly Column[];
  /** Equality conditions. */
  where?: Partial<Record<keyof BlogPost, string>>;
  /** Part of the title, ignoring case and accents. */
  title?: string;
  /** PostgREST's `or`: "day.gt.2025-05-14,id.eq.1". */
  either?: string;
  /** PostgREST's `order`: "date.desc,id". */
  order: string;
  signal: AbortSignal;
}

/** Reads and counts public posts; the query cache retries. */
export async function readPostRows<Column extends keyof BlogPost>(
  endpoint: Endpoint,
  { columns, where = {}, title, either, signal, ...window }: RowsRequest<Column>,
) {
  const filter = new URLSearchParams({
    ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
    // Not `ilike`, where `*` is a wildcard and cannot be escaped.
    ...(title && { title: `imatch.${anyAccent(title)}` }),
    ...(either && { or: `(${either})` }),
  });
  const query = { table: 'blog_posts', columns: columns.join(), filter: String(filter), ...window };
  return readWindow<Pick<BlogPost, Column>>(endpoint, query, signal);
}
