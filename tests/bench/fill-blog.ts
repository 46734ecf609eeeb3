import { BLOG_CATEGORIES, formatDisplayDate } from '../../src/shared/blog.ts';
import { aPost, insertPosts } from '../support/posts.ts';
import type { Server } from '../support/server.ts';

const DAY_MS = 86_400_000;

/** Writes so many posts, one a day back from today. */
export async function fillBlog(server: Server, count: number): Promise<void> {
  const batch = 500;
  for (let start = 0; start < count; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - start) }, (_, i) => start + i);
    await insertPosts(
      server,
      numbers.map((number) =>
        aPost({
          title: `Tip ${number + 1}: a ${number % 3 ? 'kitchen' : 'carpet'} in ${number % 2 ? 'spring' : 'autumn'}`,
          excerpt: `What to do first, what to leave alone and when to stop. Number ${number + 1} of a long series.`,
          category: BLOG_CATEGORIES[number % BLOG_CATEGORIES.length],
          date: formatDisplayDate(new Date(Date.now() - number * DAY_MS)),
          content: `<p>${'A paragraph that no list should ever load. '.repeat(40)}</p>`,
        }),
      ),
    );
  }
}
