import { POST_COLUMNS, type BlogPost } from '../../shared/blog';
import { readPreview } from './read-preview';
import type { ReadablePost } from './readable-post';

/** The post that a preview link was made for, as it is now; `null` once the link is revoked or has ended. */
export async function previewPost(token: string): Promise<ReadablePost | null> {
  const call = `preview_post?select=${POST_COLUMNS.join()}`;
  const post = await readPreview<BlogPost>(call, token);
  return post ? (await import('./readable-post')).readablePost(post) : null;
}
