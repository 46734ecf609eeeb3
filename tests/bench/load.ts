import { Server } from '../support/server.ts';
import { median } from './median.ts';

/**
 * `npm run bench`: what pages ask of the database, as often as a million visits a month do at their peak, from this
 * machine to itself. Bounded: some hundred requests.
 */
const PER_SECOND = 20;
const SECONDS = 15;

/** What one page of the blog asks (src/site/data/posts.ts). */
const QUESTION = '/rest/v1/blog_posts?select=updated_at&order=updated_at.desc&offset=0&limit=1';

const server = await Server.start();
try {
  const times: Promise<number>[] = [];
  for (let number = 0; number < PER_SECOND * SECONDS; number += 1) {
    times.push(ask());
    await new Promise((next) => setTimeout(next, 1000 / PER_SECOND));
  }
  const all = (await Promise.all(times)).sort((a, b) => a - b);
  console.log(`\n${PER_SECOND} questions a second for ${SECONDS} s, milliseconds`);
  console.table({
    'the question of a page': {
      median: Math.round(median(all)),
      '99 of 100': Math.round(all[Math.floor(all.length * 0.99)] ?? NaN),
    },
  });
} finally {
  await server.dispose();
}

async function ask(): Promise<number> {
  const start = performance.now();
  const answer = await server.request(QUESTION, { headers: { prefer: 'count=exact' } });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
  return performance.now() - start;
}
