import type { Identifier } from 'react-admin';
import { dataOf, supabase } from './supabase-client';

/** An address that a post or a page has left, and whose links still lead to it. */
interface FormerAddress {
  slug: string;
  /** The post or page that has left it. */
  owner: string;
  title: string;
}

interface Row {
  slug: string;
  blog_posts: { id: string; title: string } | null;
  pages: { id: string; title: string } | null;
}

/** Which of these addresses posts or pages have left; a page's begin with a slash. */
export async function formerAddresses(slugs: readonly string[]): Promise<FormerAddress[]> {
  const answer = await supabase
    .from('moved_addresses')
    .select('slug, blog_posts(id, title), pages(id, title)')
    .in('slug', slugs)
    .overrideTypes<Row[], { merge: false }>();
  return dataOf(answer).flatMap(({ slug, blog_posts, pages }) => {
    const owner = blog_posts ?? pages;
    return owner ? [{ slug, owner: owner.id, title: owner.title }] : [];
  });
}

/** Those of these slugs that posts have today. */
export async function slugsOfPosts(slugs: readonly string[]): Promise<string[]> {
  const answer = await supabase.from('blog_posts').select('slug').in('slug', slugs);
  return dataOf(answer).map(({ slug }) => slug);
}

/** The title of another post or page that was once at this address; nothing when that is nobody's. */
export async function formerOwner(slug: string, own?: Identifier): Promise<string | null> {
  const [address] = await formerAddresses([slug]);
  return address && address.owner !== own ? address.title : null;
}
