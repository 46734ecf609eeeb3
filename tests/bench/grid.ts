import { BLOG_CATEGORIES } from '../support/posts.ts';
import { startBackend } from '../../supabase/local/backend.ts';
import { Server } from '../support/server.ts';
import { reportTimes, timeOf } from './time-of.ts';

/** The grid's requests with 10,000 posts, on the embedded backend, over HTTP, as a member of staff. */
const POSTS = 10_000;
const LIMIT_MS = 400;
const COLUMNS = 'id,title,image,published_at,category,date,slug,updated_at';

const NEWEST = 'order=day.desc,created_at.desc,id.desc';
const search = (...words: string[]) =>
  `${NEWEST}&and=(${words.map((word) => `search_text.like.*${word}*`).join(',')})`;

/** Order and filters of a page, as in src/admin/data/list-records.ts. */
const QUESTIONS = {
  'first page, newest day first': NEWEST,
  'oldest day first': 'order=day.asc,created_at.asc,id.asc',
  'the last page': `${NEWEST}&offset=${POSTS - 25}`,
  'by title': 'order=title.asc,id.asc',
  'one category': `${NEWEST}&category=eq.Deep Cleaning`,
  'search, in one of them': search('tip', '7777:'),
  'search, in a third of them': search('carpet'),
  'search, in none': search('zeppelin'),
};

const server = await Server.start({ prepare: fillBlog });
try {
  const times: Record<string, number> = {};
  for (const [name, question] of Object.entries(QUESTIONS)) {
    times[name] = await timeOf(() => openPage(question));
  }
  reportTimes(`grid of ${POSTS.toLocaleString('en-GB')} posts`, times, { limitMs: LIMIT_MS });
} finally {
  await server.dispose();
}

/** Posts of some 2,000 characters, one a day back from today. */
async function fillBlog(dataDir: string): Promise<void> {
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.database.exec(`
    alter table public.blog_posts disable trigger user;
    insert into public.blog_posts (title, slug, excerpt, content, date, category)
    select
      'Tip ' || number || ': a ' || (array['kitchen', 'carpet', 'window'])[1 + number % 3],
      'tip-' || number, 'What to do first, and when to stop.',
      '<p>' || repeat('A paragraph that no list should ever load. ', 40) || '</p>',
      to_char(current_date - number, 'FMMonth FMDD, YYYY'),
      (array['${BLOG_CATEGORIES.join("', '")}'])[1 + number % ${BLOG_CATEGORIES.length}]
    from generate_series(1, ${POSTS}) as number;
    alter table public.blog_posts enable trigger user;
    analyze public.blog_posts;
  `);
  await backend.close();
}

async function openPage(question: string): Promise<void> {
  const path = `/rest/v1/blog_posts?select=${COLUMNS}&limit=25&${question}`;
  const prefer = question.includes('search_text') ? 'count=none' : 'count=exact';
  const answer = await server.request(path, { headers: { prefer } }, 'admin');
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}
