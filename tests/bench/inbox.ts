import { startBackend } from '../../supabase/local/backend.ts';
import { Server } from '../support/server.ts';
import { reportTimes, timeOf } from './time-of.ts';

/** The inbox's requests with 100,000 enquiries, on the embedded backend, over HTTP, as a member of staff. */
const ENQUIRIES = 100_000;
const LIMIT_MS = 300;
const PER_PAGE = 25;
const COLUMNS = 'id,name,message,service,created_at,status,updated_at';

const search = (...words: string[]) =>
  `&and=(${words.map((word) => `search_text.like.*${word}*`).join(',')})`;

/** Filters. */
const QUESTIONS = {
  'first page': '',
  'new ones': '&status=eq.new',
  'one service': '&service=eq.Carpet Cleaning',
  'due for deletion': `&created_at=lt.${new Date(Date.now() - 31_536e6).toISOString()}`,
  'search, in one of them': search('person77777@'),
  'search, in every one': search('bedrooms'),
  'search, two words in a service': `${search('oven', '99')}&service=eq.Carpet Cleaning`,
};

const server = await Server.start({ prepare: fillInbox });
try {
  const medians: Record<string, number> = {};
  for (const [name, narrowed] of Object.entries(QUESTIONS)) {
    medians[name] = await timeOf(() => openPage(narrowed));
  }
  medians['the figures of the year'] = await timeOf(() =>
    ask('/rest/v1/rpc/enquiry_figures', { method: 'POST' }),
  );
  reportTimes(`inbox of ${ENQUIRIES.toLocaleString('en-GB')} enquiries`, medians, {
    limitMs: LIMIT_MS,
    limited: Object.keys(QUESTIONS),
  });
} finally {
  await server.dispose();
}

/** Enquiries of some 300 characters, every five minutes back from now. */
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

/** As src/admin/data/list-records.ts: a search is not counted. */
async function openPage(narrowed: string): Promise<void> {
  const rows = (columns: string, limit: number, prefer: string) =>
    ask(
      `/rest/v1/enquiries?select=${columns}&order=created_at.desc,id.desc&offset=0&limit=${limit}${narrowed}`,
      { headers: { prefer } },
    );
  const isSearch = narrowed.includes('search_text');
  await rows(COLUMNS, PER_PAGE, isSearch ? 'count=none' : 'count=exact');
}

async function ask(path: string, init: RequestInit): Promise<unknown[]> {
  const answer = await server.request(path, init, 'admin');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as unknown[];
}
