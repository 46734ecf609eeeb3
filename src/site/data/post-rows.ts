import type { BlogPost } from '../../shared/blog';
import type { Endpoint } from '../../shared/endpoint';
import { NO_SUCH_COLUMN } from '../../shared/refusal-codes';
import type { Batch } from './read-all';

interface RowsRequest<Column extends keyof BlogPost> {
  /** All of them when left out. */
  columns?: readonly Column[];
  /** Asked for beside them where the project has them (specification, section 3, names none of these). */
  added?: readonly Column[];
  /** Columns and the value that they must have. */
  where?: Partial<Record<keyof BlogPost, string>>;
  /** As PostgREST writes it: "date.desc,id". */
  order: string;
  /** The first and the last row wanted, counted from 0. */
  from: number;
  to: number;
  signal: AbortSignal;
}

/** Projects that were found to have the specification's table alone: they are not asked for more again. */
const plainProjects = new Set<string>();

/**
 * Reads posts as any visitor may, and counts how many match (PostgREST, "Tables and Views" and "Pagination and
 * Count"). One GET needs no client library, which would cost every reader 4 kB. Throws what the server says when it
 * refuses; repeating a request is the cache's decision.
 */
export async function readPostRows<Column extends keyof BlogPost = keyof BlogPost>(
  endpoint: Endpoint,
  { columns = [], added = [], where = {}, order, from, to, signal }: RowsRequest<Column>,
): Promise<Batch<Pick<BlogPost, Column>>> {
  const asked = plainProjects.has(endpoint.url) ? [] : added;
  const query = new URLSearchParams({
    select: [...columns, ...asked].join() || '*',
    ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
    order,
    offset: String(from),
    limit: String(to - from + 1),
  });
  const request = endpoint.fetch ?? fetch;
  const response = await request(`${endpoint.url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: endpoint.key, Prefer: 'count=exact' },
    signal,
  });
  if (!response.ok) {
    const refusal = await response.text();
    if (asked.length === 0 || !refusal.includes(NO_SUCH_COLUMN)) {
      throw new Error(`${response.status} ${refusal}`);
    }
    plainProjects.add(endpoint.url);
    return readPostRows(endpoint, { columns, where, order, from, to, signal });
  }
  const rows = (await response.json()) as Pick<BlogPost, Column>[];
  // "0-24/3573", or "*" for what the server has not counted.
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { rows, total: Number.isInteger(total) ? total : rows.length };
}
