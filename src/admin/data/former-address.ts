import type { Identifier } from 'react-admin';
import { dataOf, supabase } from './supabase-client';

/** An address that a post has left, and whose links still lead to it. */
export interface FormerAddress {
  slug: string;
  post_id: string;
  title: string;
}

interface Row extends Omit<FormerAddress, 'title'> {
  blog_posts: { title: string };
}

/** Which of these addresses posts have left. */
export async function formerAddresses(slugs: readonly string[]): Promise<FormerAddress[]> {
  const answer = await supabase
    .from('moved_addresses')
    .select('slug, post_id, blog_posts(title)')
    .in('slug', slugs)
    .overrideTypes<Row[], { merge: false }>();
  return dataOf(answer).map(({ blog_posts: post, ...address }) => ({
    ...address,
    title: post.title,
  }));
}

/** The title of another post that was once at this address; nothing when that is nobody's. */
export async function formerOwner(slug: string, own?: Identifier): Promise<string | null> {
  const [address] = await formerAddresses([slug]);
  return address && address.post_id !== own ? address.title : null;
}
