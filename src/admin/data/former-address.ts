import type { Identifier } from 'react-admin';
import { dataOf, supabase } from './supabase-client';

/** A former address that still redirects. */
interface FormerAddress {
  slug: string;
  /** Title of its post or page. */
  owner: string;
  title: string;
}

interface Row {
  slug: string;
  blog_posts: { id: string; title: string } | null;
  pages: { id: string; title: string } | null;
}

/** Former addresses among these: slugs below /blog, and paths. */
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

/** Current ones among these. */
export async function slugsOfPosts(slugs: readonly string[]): Promise<string[]> {
  const answer = await supabase.from('blog_posts').select('slug').in('slug', slugs);
  return dataOf(answer).map(({ slug }) => slug);
}

/** Title of another post or page with this former address, if any. */
export async function formerOwner(slug: string, own?: Identifier): Promise<string | null> {
  const [address] = await formerAddresses([slug]);
  return address && address.owner !== own ? address.title : null;
}
