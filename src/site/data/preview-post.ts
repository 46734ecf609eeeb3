import { POST_COLUMNS, type BlogPost } from '../../shared/blog';
import { REQUEST_TIMEOUT_MS, supabaseKey, supabaseUrl } from '../../shared/supabase';
import type { ReadablePost } from './readable-post';

/** The post that a preview link was made for, as it is now; `null` once the link is revoked or has ended. */
export async function previewPost(token: string): Promise<ReadablePost | null> {
  const response = await fetch(
    `${supabaseUrl}/rest/v1/rpc/preview_post?select=${POST_COLUMNS.join()}`,
    {
      method: 'POST',
      headers: { apikey: supabaseKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    },
  );
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const [post] = (await response.json()) as BlogPost[];
  return post ? (await import('./readable-post')).readablePost(post) : null;
}
