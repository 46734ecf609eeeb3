import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pushFirstContent } from '../../scripts/content/first-content.ts';
import { hostedProject } from '../../scripts/content/project.ts';
import { londonDay } from '../../src/shared/time/london-time.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { insertRow } from '../policies/actions/table.ts';
import { startLockedProject } from '../policies/locked-project.ts';
import { aPost } from '../support/posts.ts';

const project = await startLockedProject();
const folder = mkdtempSync(join(tmpdir(), 'build-of-a-day-'));
afterAll(async () => {
  await project.close();
  rmSync(folder, { recursive: true });
});

const { sql } = project;
const DAY_MS = 86_400_000;
const TOMORROW = new Date(Date.now() + DAY_MS);
const PUBLIC = { published_at: '2026-01-01T00:00:00Z', published_until: TOMORROW.toISOString() };
const OFFER = {
  ...{ id: 'offer', type: 'hero', layout: 'panel', title: 'Half price in December' },
  ...{ last_day: londonDay(TOMORROW), replaces_next: true },
};

const NEWS = { id: 'news', type: 'text', html: '<p>Open again</p>', first_day: OFFER.last_day };

/** What visitors of a site that is built now find. */
async function build(name: string) {
  const outDir = join(folder, name);
  const words = ['scripts/build.ts', '--visitors-only', '--outDir', outDir];
  const child = spawn('node_modules/.bin/tsx', words, {
    stdio: 'ignore',
    env: {
      ...process.env,
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
      VITE_SITE_URL: 'https://www.brightwell.example',
    },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const partOf = (file: string, tag: string) =>
    new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(read(file))?.[1]?.replace(/<[^>]*>/g, '');
  return {
    headline: partOf('index.html', 'h1'),
    hasNews: read('index.html').includes('Open again'),
    about: partOf('about.html', 'title'),
    pages: ['christmas.html', 'blog/gifts.html'].filter((file) => existsSync(join(outDir, file))),
    addresses: read('sitemap.xml').match(/\/christmas|\/blog\/gifts/g) ?? [],
    isInFeed: read('rss.xml').includes('/blog/gifts'),
    redirects: read('_redirects').match(/^\/christmas .*$/gm) ?? [],
  };
}

/** Everything that has a moment comes so many days nearer. */
async function letPass(days: number) {
  for (const table of ['pages', 'blog_posts']) {
    await sql(
      `update public.${table} set published_until = published_until - make_interval(days => $1) where published_until is not null`,
      days,
    );
  }
  await sql('update public.drafts set publish_at = publish_at - make_interval(days => $1)', days);
  await sql(
    `update public.pages
     set sections = jsonb_set(jsonb_set(sections, '{0,last_day}', day), '{-1,first_day}', day)
     from (
       select to_jsonb(((sections #>> '{0,last_day}')::date - $1::integer)::text) as day
       from public.pages where path = '/'
     ) as home where path = '/'`,
    days,
  );
}

it(
  'a build has the words of its day: an offer, a page and a post end, a draft comes',
  { timeout: 300_000 },
  async () => {
    expect(await pushFirstContent(hostedProject(project.url, project.secrets.secretKey))).toEqual(
      [],
    );
    const [about] = await sql<{ id: string; title: string }>(
      `select id, title from public.pages where path = '/about'`,
    );
    const [usual] = await sql<{ title: string }>(
      `select sections #>> '{0,title}' as title from public.pages where path = '/'`,
    );
    await sql(
      `update public.pages set sections = jsonb_build_array($1::jsonb) || sections || $2::jsonb where path = '/'`,
      JSON.stringify(OFFER),
      JSON.stringify(NEWS),
    );
    const ends = { ...PUBLIC, leads_to: '/' };
    const sections = [{ id: 'words', type: 'text', html: '<p>Wrapped up.</p>' }];
    await insertRow(project, 'pages', () => ({
      ...{ path: '/christmas', title: 'Christmas', sections, ...ends },
    }));
    await insertRow(project, 'blog_posts', () => ({ ...aPost({ title: 'Gifts', ...PUBLIC }) }));
    await insertRow(project, 'drafts', () => ({
      ...{ table_name: 'pages', record_id: about?.id, publish_at: TOMORROW.toISOString() },
      ...{ changes: { title: 'About us from now on' }, base: { title: about?.title } },
    }));

    expect(await build('before')).toEqual({
      headline: OFFER.title,
      hasNews: false,
      about: expect.stringContaining(about?.title ?? ''),
      pages: ['christmas.html', 'blog/gifts.html'],
      addresses: expect.arrayContaining(['/christmas', '/blog/gifts']),
      isInFeed: true,
      redirects: [],
    });
    await letPass(2);
    expect(await build('after')).toEqual({
      headline: expect.stringContaining(usual?.title ?? ''),
      hasNews: true,
      about: expect.stringContaining('About us from now on'),
      pages: [],
      addresses: [],
      isInFeed: false,
      redirects: ['/christmas / 302'],
    });
  },
);
