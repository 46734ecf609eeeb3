import { afterAll, expect, it } from 'vitest';
import { pushFirstContent } from '../../scripts/content/first-content.ts';
import { hostedProject } from '../../scripts/content/project.ts';
import { SITE_PAGES } from '../../src/shared/site-pages.ts';
import { command } from './command.ts';
import { startLockedProject } from '../policies/locked-project.ts';

const hosted = await startLockedProject();
afterAll(() => hosted.close());

const project = hostedProject(hosted.url, hosted.secrets.secretKey);
const read = async <Row>(path: string) =>
  (await (await hosted.as('visitor', 'GET', `/rest/v1/${path}`)).json()) as Row[];
const paths = async () =>
  (await read<{ path: string }>('pages?select=path')).map(({ path }) => path).toSorted();

it('whoever names no project is told how, and nothing is written', async () => {
  const { code, output } = await command('content-push', [], { VITE_SUPABASE_URL: '' });
  expect(code).toBe(1);
  expect(output).toMatch(/^VITE_SUPABASE_URL is not set: .*SUPABASE_SECRET_KEY.*--embedded/);
});

it('a migrated project receives the first content once', async () => {
  expect(await pushFirstContent(project)).toEqual([]);
  expect(await paths()).toEqual(SITE_PAGES.toSorted());
  expect(await read('company?select=name')).toEqual([{ name: 'Brightwell Cleaning' }]);
  for (const table of [
    'services',
    'price_plans',
    'questions',
    'testimonials',
    'team_members',
    'menu',
  ]) {
    expect((await read(table)).length, table).toBeGreaterThan(2);
  }
});

it('what somebody has written stays as it is, and so does what somebody has removed', async () => {
  await hosted.sql(`update public.company set name = 'Our own'`);
  await hosted.sql('delete from public.testimonials');
  await hosted.sql(`update public.pages set title = 'Who we are' where path = '/about'`);
  expect(await pushFirstContent(project)).toEqual([]);
  expect(await read('company?select=name')).toEqual([{ name: 'Our own' }]);
  expect(await read('testimonials')).toEqual([]);
  expect(await read('pages?path=eq./about&select=title')).toEqual([{ title: 'Who we are' }]);
});

it('a page of the specification that nobody had written is added beside those that somebody had', async () => {
  await hosted.sql(`do $$ begin
    alter table public.pages disable trigger pages_keep_site_page;
    delete from public.pages where path in ('/contact', '/about');
    insert into public.pages (path, title) values ('/about', 'Ours');
    alter table public.pages enable trigger pages_keep_site_page;
  end $$`);
  expect(await pushFirstContent(project)).toEqual([]);
  expect(await paths()).toEqual(SITE_PAGES.toSorted());
  expect(await read('pages?path=eq./about&select=title')).toEqual([{ title: 'Ours' }]);
});
