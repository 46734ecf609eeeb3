import { startBackend } from '../../supabase/local/backend.ts';
import { Server } from '../support/server.ts';
import { median } from './median.ts';

/**
 * `npm run bench`: what the admin's inbox asks with 100,000 enquiries, on the embedded backend, over HTTP and as a
 * member of staff. Fails when a page of the grid, a filter or a search takes longer than 300 ms.
 */
const ENQUIRIES = 100_000;
const LIMIT_MS = 300;
const TIMES = 7;

/** A page of the grid as the admin asks for it (src/admin/providers/list-records.ts). */
const page = (narrowed = '') =>
  `/rest/v1/enquiries?select=id,name,message,service,created_at,status,updated_at&order=created_at.desc,id.desc&offset=0&limit=25${narrowed}`;
const search = (...words: string[]) =>
  `&and=(${words.map((word) => `search_text.like.*${word}*`).join(',')})`;

const QUESTIONS = {
  'first page': page(),
  'new ones': page('&status=eq.new'),
  'one service': page('&service=eq.Carpet Cleaning'),
  'due for deletion': page(`&created_at=lt.${new Date(Date.now() - 31_536e6).toISOString()}`),
  'search, in one of them': page(search('person77777@')),
  'search, in every one': page(search('bedrooms')),
  'search, two words in a service': page(`${search('oven', '99')}&service=eq.Carpet Cleaning`),
};

const server = await Server.start({ prepare: fillInbox });
try {
  const medians = Object.fromEntries(
    await inTurn(Object.entries(QUESTIONS), async ([name, path]) => [name, await timeOf(path)]),
  ) as Record<string, number>;
  medians['the figures of the year'] = await timeOf('/rest/v1/rpc/enquiry_figures', 'POST');
  console.log(
    `\nThe inbox with ${ENQUIRIES.toLocaleString('en-GB')} enquiries, median of ${TIMES}`,
  );
  console.table(Object.fromEntries(Object.entries(medians).map(([name, ms]) => [name, { ms }])));
  const slow = Object.keys(QUESTIONS).filter((name) => (medians[name] ?? Infinity) > LIMIT_MS);
  if (slow.length > 0) {
    console.error(`Longer than ${LIMIT_MS} ms: ${slow.join(', ')}.`);
    process.exitCode = 1;
  }
} finally {
  await server.dispose();
}

/** Enquiries of some 300 letters, one every five minutes back from now. */
async function fillInbox(dataDir: string): Promise<void> {
  const backend = await startBackend({ dataDir, withSeed: true });
  await backend.database.exec(`
    alter table public.enquiries disable trigger user;
    insert into public.enquiries
      (reference, idempotency_key, name, email, phone, service, message, source, status, created_at)
    select
      'BW-' || number, gen_random_uuid(), 'Person ' || number, 'person' || number || '@example.com',
      '07700 900' || lpad((number % 1000)::text, 3, '0'),
      (array['Residential Cleaning', 'Office Cleaning', 'Carpet Cleaning', 'End of Tenancy'])[1 + number % 4],
      'We are looking for somebody to clean our house with three bedrooms every other week, ideally on a Tuesday '
        || 'morning. There are two cats and a dog. The oven needs a deep clean as well, and the carpets on the '
        || 'stairs. What would that cost, and when could you start? Reference of the agent: ' || md5(number::text),
      'home', (array['new', 'answered', 'won', 'lost'])[1 + (number * 7) % 4],
      now() - number * interval '5 minutes'
    from generate_series(1000, ${ENQUIRIES + 999}) as number;
    alter table public.enquiries enable trigger user;
    analyze public.enquiries;
  `);
  await backend.close();
}

/** The median of several times that one question takes, in milliseconds; the first, which warms up, does not count. */
async function timeOf(path: string, method = 'GET'): Promise<number> {
  const times = await inTurn(Array.from({ length: TIMES + 1 }), async () => {
    const start = performance.now();
    const answer = await server.request(
      path,
      { method, headers: { prefer: 'count=exact' } },
      'admin',
    );
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
    return performance.now() - start;
  });
  return Math.round(median(times.slice(1)));
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}
