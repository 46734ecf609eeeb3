import type { BlogPost } from '../../shared/blog';
import type { Endpoint } from '../../shared/endpoint';
import { anyAccent } from '../../shared/plain-letters';
import type { Batch } from './read-in-batches';

interface RowsRequest<Column extends keyof BlogPost> {
  columns: readonly Column[];
  /** Columns and the value that they must have. */
  where?: Partial<Record<keyof BlogPost, string>>;
  /** Words that the title contains, in any case. */
  title?: string;
  /** One condition of several is enough, as PostgREST writes them: "day.gt.2025-05-14,id.eq.1". */
  either?: string;
  /** As PostgREST writes it: "date.desc,id". */
  order: string;
  /** The first and the last row wanted, counted from 0. */
  from: number;
  to: number;
  signal: AbortSignal;
}

/** PostgREST's answer to a first row beyond the last there is. */
const NO_SUCH_RANGE = 416;

/**
 * Reads posts as any visitor may, and counts how many match (PostgREST, "Tables and Views" and "Pagination and
 * Count"). One GET needs no client library, which would cost every reader 4 kB. Throws what the server says when it
 * refuses; repeating a request is the cache's decision.
 */
export async function readPostRows<Column extends keyof BlogPost>(
  endpoint: Endpoint,
  { columns, where = {}, title, either, order, from, to, signal }: RowsRequest<Column>,
): Promise<Batch<Pick<BlogPost, Column>>> {
  const query = new URLSearchParams({
    select: columns.join(),
    ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
    // Not `ilike`, where `*` means anything and cannot be escaped.
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
  // "0-24/3573", or "*" for what the server has not counted.
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  if (response.status === NO_SUCH_RANGE) return { rows: [], total };
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const rows = (await response.json()) as Pick<BlogPost, Column>[];
  return { rows, total: Number.isInteger(total) ? total : rows.length };
}
