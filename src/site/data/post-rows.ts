import type { BlogCard, BlogPost } from '../../shared/blog';
import type { Batch } from './read-all';

export const CARD_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'date',
  'image',
  'category',
  'slug',
  'created_at',
] as const satisfies (keyof BlogCard)[];

/** What a card has beyond that, where the project has it. */
export const ADDED_CARD_COLUMNS = [
  'image_alt',
  'image_focus',
  'word_count',
] as const satisfies (keyof BlogCard)[];

/** Where a project's data is read (Supabase, "Data REST API"). */
export interface Endpoint {
  url: string;
  /** The public key. */
  key: string;
  /** How it is reached, where that is not over the network. */
  fetch?: typeof fetch;
}

interface RowsRequest<Column extends keyof BlogPost> {
  /** All of them when left out. */
  columns?: readonly Column[];
  /** Columns and the value that they must have. */
  where?: Partial<Record<keyof BlogPost, string>>;
  /** As PostgREST writes it: "date.desc,id". */
  order: string;
  /** The first and the last row wanted, counted from 0. */
  from: number;
  to: number;
  signal: AbortSignal;
}

/**
 * Reads posts as any visitor may, and counts how many match (PostgREST, "Tables and Views" and "Pagination and
 * Count"). One GET needs no client library, which would cost every reader 4 kB. Throws what the server says when it
 * refuses; repeating a request is the cache's decision.
 */
export async function readPostRows<Column extends keyof BlogPost = keyof BlogPost>(
  endpoint: Endpoint,
  { columns = [], where = {}, order, from, to, signal }: RowsRequest<Column>,
): Promise<Batch<Pick<BlogPost, Column>>> {
  const query = new URLSearchParams({
    select: columns.join() || '*',
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
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const rows = (await response.json()) as Pick<BlogPost, Column>[];
  // "0-24/3573", or "*" for what the server has not counted.
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { rows, total: Number.isInteger(total) ? total : rows.length };
}
