import { setTimeout } from 'node:timers/promises';
import { Server } from '../support/server.ts';
import { fillBlog } from './fill-blog.ts';
import { median } from './median.ts';

/**
 * `npm run bench`: what pages ask of the database, as often as a million visits a month do at their peak, from this
 * machine to itself. Bounded: some hundred requests.
 */
const PER_SECOND = 20;
const SECONDS = 15;
const POSTS = 1000;

/** What pages ask (src/shared/content/read-content.ts, src/site/data/posts.ts, post-list.ts), in turn. */
const QUESTIONS = {
  'whether the texts have changed': '/rest/v1/content_versions?select=name,version',
  'whether posts have changed':
    '/rest/v1/blog_posts?select=updated_at&order=updated_at.desc&offset=0&limit=1',
  'a search':
    '/rest/v1/blog_posts?select=id,title,excerpt,date,image,category,slug&title=imatch.carpet&order=day.desc,created_at.desc,id&offset=0&limit=24',
};

const server = await Server.start();
try {
  await fillBlog(server, POSTS);
  const asked = Object.entries(QUESTIONS).map(([name, question]) => ({
    name,
    question,
    times: [] as number[],
  }));
  // The first answer of each kind is that of a database which has just started.
  for (const { question } of asked) await ask(question);
  await Promise.all(
    Array.from({ length: PER_SECOND * SECONDS }, async (_, number) => {
      await setTimeout((number * 1000) / PER_SECOND);
      const { question, times } = asked[number % asked.length] ?? {};
      if (question) times?.push(await ask(question));
    }),
  );
  const table: Record<string, object> = {};
  for (const { name, times } of asked) {
    times.sort((a, b) => a - b);
    table[name] = {
      median: Math.round(median(times)),
      '99 of 100': Math.round(times[Math.floor(times.length * 0.99)] ?? NaN),
    };
  }
  console.log(
    `\n${PER_SECOND} questions a second for ${SECONDS} s, ${POSTS} posts: answered after, milliseconds`,
  );
  console.table(table);
} finally {
  await server.dispose();
}

async function ask(question: string): Promise<number> {
  const start = performance.now();
  const answer = await server.request(question, { headers: { prefer: 'count=exact' } });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - start;
}
