import type { Identifier } from 'react-admin';
import { supabase } from './supabase-client';

/** The title of another post that was once at this address, whose links still lead to it; nothing when that is nobody's. */
export async function formerOwner(slug: string, own?: Identifier): Promise<string | null> {
  const moved = await supabase.from('moved_addresses').select('post_id').eq('slug', slug).limit(1);
  const owner = moved.data?.[0]?.post_id;
  if (!owner || owner === own) return null;
  const post = await supabase.from('blog_posts').select('title').eq('id', owner).limit(1);
  return post.data?.[0]?.title ?? null;
}
