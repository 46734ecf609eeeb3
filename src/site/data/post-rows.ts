import type { BlogPost } from '../../shared/blog';
import type { Endpoint } from '../../shared/supabase';
import { anyAccent } from '../../shared/plain-letters';
import type { Batch } from './read-in-batches';

interface RowsRequest<Column extends keyof BlogPost> {
  columns: readonly Column[];
  /** Equality conditions. */
  where?: Partial<Record<keyof BlogPost, string>>;
  /** Part of the title, ignoring case and accents. */
  title?: string;
  /** PostgREST's `or`: "day.gt.2025-05-14,id.eq.1". */
  either?: string;
  /** PostgREST's `order`: "date.desc,id". */
  order: string;
  /** Indexes from 0, both included. */
  from: number;
  to: number;
  signal: AbortSignal;
}

/** PostgREST's status for an offset beyond the last row. */
const NO_SUCH_RANGE = 416;

/**
 * Reads and counts public posts (PostgREST, "Tables and Views", "Pagination and Count"). Without a client library,
 * which would cost 4 kB. Throws the server's message; the query cache retries.
 */
export async function readPostRows<Column extends keyof BlogPost>(
  endpoint: Endpoint,
  { columns, where = {}, title, either, order, from, to, signal }: RowsRequest<Column>,
): Promise<Batch<Pick<BlogPost, Column>>> {
  const query = new URLSearchParams({
    select: columns.join(),
    ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
    // Not `ilike`, where `*` is a wildcard and cannot be escaped.
    ...(title && { title: `imatch.${anyAccent(title)}` }),
    ...(either && { or: `(${either})` }),
    order,
    offset: String(from),
    limit: String(to - from + 1),
  });
  const request = endpoint.fetch ?? fetch;
  const response = await request(`${endpoint.url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: endpoint.key, Prefer: 'count=exact' },
    signal,
  });
  // "0-24/3573", or "*" without a count.
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  if (response.status === NO_SUCH_RANGE) return { rows: [], total };
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const rows = (await response.json()) as Pick<BlogPost, Column>[];
  return { rows, total: Number.isInteger(total) ? total : rows.length };
}
