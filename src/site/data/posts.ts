import { sortNewestFirst, type BlogCard, type BlogPost } from '../../shared/blog';
import { database, withTimeout } from './postgrest';
import { readAll } from './read-all';

const CARD_COLUMNS = 'id,title,excerpt,date,image,category,slug,created_at';

/** The cards of all posts, newest first (spec, section 7). */
export function listPosts(signal: AbortSignal): Promise<BlogCard[]> {
  return listCards(signal);
}

/** The cards of one category, newest first. */
export function listPostsOf(category: string, signal: AbortSignal): Promise<BlogCard[]> {
  return listCards(signal, { category });
}

/** A whole post, or `null` when no post has this slug. */
export async function getPost(slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const { data } = await database
    .from('blog_posts')
    .select()
    .eq('slug', slug)
    .abortSignal(withTimeout(signal))
    .maybeSingle()
    .throwOnError();
  return data;
}

/** The display date cannot be sorted by its meaning in the database, so the order is made here (design, section 2). */
async function listCards(
  signal: AbortSignal,
  filter: Partial<Pick<BlogPost, 'category'>> = {},
): Promise<BlogCard[]> {
  const cards = await readAll<BlogCard>(async (from, to) => {
    const { data, count } = await database
      .from('blog_posts')
      .select(CARD_COLUMNS, { count: 'exact' })
      .match(filter)
      .order('date', { ascending: false })
      .order('id')
      .range(from, to)
      .abortSignal(withTimeout(signal))
      .throwOnError();
    return { rows: data, total: count ?? data.length };
  });
  return sortNewestFirst(cards);
}
