import { Server } from '../support/server.ts';
import { median } from './median.ts';

/**
 * `npm run bench`: what pages ask of the database, as often as a million visits a month do at their peak, from this
 * machine to itself. Bounded: some hundred requests.
 */
const PER_SECOND = 20;
const SECONDS = 15;

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
  const asked = Object.entries(QUESTIONS).map(([name, question]) => ({
    name,
    question,
    times: [] as Promise<number>[],
  }));
  for (let number = 0; number < PER_SECOND * SECONDS; number += 1) {
    const { question, times } = asked[number % asked.length] ?? {};
    if (question) times?.push(ask(question));
    await new Promise((next) => setTimeout(next, 1000 / PER_SECOND));
  }
  const table: Record<string, object> = {};
  for (const { name, times } of asked) {
    const all = (await Promise.all(times)).sort((a, b) => a - b);
    table[name] = {
      median: Math.round(median(all)),
      '99 of 100': Math.round(all[Math.floor(all.length * 0.99)] ?? NaN),
    };
  }
  console.log(`\n${PER_SECOND} questions a second for ${SECONDS} s, milliseconds`);
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
