import { CARD_COLUMNS, type BlogCard } from '../../shared/blog';
import { isoDay } from '../../shared/time/display-date';
import type { Endpoint } from '../../shared/supabase';
import { NEWEST_FIRST } from './post-list';
import { readPostRows } from './post-rows';
import { postLinksAmong, RELATED_POSTS, type PostLinks } from './related-posts';
import { withTimeout } from '../../shared/request-timeout';

const OLDEST_FIRST = 'day,created_at,id.desc';

interface Wanted {
  where?: Partial<Pick<BlogCard, 'slug' | 'category'>>;
  either?: string;
  order: string;
  limit: number;
}

/** Related and neighbouring posts by queries, for a blog larger than the list. */
export async function fetchPostLinks(
  project: Endpoint,
  { slug, category }: Pick<BlogCard, 'slug' | 'category'>,
  newest: readonly BlogCard[],
  signal: AbortSignal,
): Promise<PostLinks<BlogCard>> {
  const [[post], siblings] = await Promise.all([
    read({ where: { slug }, order: NEWEST_FIRST, limit: 1 }),
    read({ where: { category }, order: NEWEST_FIRST, limit: RELATED_POSTS + 1 }),
  ]);
  const others = newest.filter((card) => card.category !== category);
  const { related } = postLinksAmong([...siblings, ...others])({ slug, category });
  if (!post) return { related };
  const neighbours = await Promise.all([
    read({ either: beyond(post, 'gt', 'lt'), order: OLDEST_FIRST, limit: 1 }),
    [post],
    read({ either: beyond(post, 'lt', 'gt'), order: NEWEST_FIRST, limit: 1 }),
  ]);
  return { ...postLinksAmong(neighbours.flat())(post), related };

  async function read(wanted: Wanted): Promise<BlogCard[]> {
    const { rows } = await readPostRows(project, {
      columns: CARD_COLUMNS,
      ...wanted,
      signal: withTimeout(signal),
    });
    return rows;
  }
}

/** PostgREST `or` condition for posts before or after one in NEWEST_FIRST. */
function beyond({ id, date, created_at }: BlogCard, way: 'gt' | 'lt', idWay: 'gt' | 'lt'): string {
  const sameDay = `day.eq.${isoDay(date) ?? '-infinity'}`;
  return [
    sameDay.replace('eq', way),
    `and(${sameDay},created_at.${way}."${created_at}")`,
    `and(${sameDay},created_at.eq."${created_at}",id.${idWay}.${id})`,
  ].join();
}
