import { expect, it } from 'vitest';
import { publicTypes } from '../../src/content-types/public-types.ts';
import type { PublicType } from '../../src/content-types/public-type.ts';
import { aShell, linkPreview } from '../../tests/support/edge-pages.ts';
import { findPage } from './find-page.ts';
import { shellOfPage } from './answer-page.ts';

const JOBS: PublicType = {
  table: 'jobs',
  titleColumn: 'title',
  plural: 'jobs',
  columns: 'id,title,slug,summary,photo,salary',
  order: 'position,id',
  path: '/jobs',
  list: '/jobs',
  page: '/jobs/:slug',
  label: 'Jobs',
  title: 'Jobs',
  description: 'All jobs.',
  head: { description: 'summary', picture: 'photo' },
  notAsStored: ['salary'],
  refersTo: [],
  jsonLd: { type: 'JobPosting', properties: { description: 'summary', baseSalary: 'salary' } },
};
const JOB = {
  title: 'Cleaner in Dudley',
  slug: 'cleaner',
  summary: 'Near {{company.town}}.</script><script>alert(1)</script>',
  photo: '/pictures/team.jpg',
};

/** Answers as PostgREST does. */
function project(row: object | undefined) {
  const asked: URL[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new URL(String(input)));
    return Response.json(row ? [row] : []);
  };
  return { endpoint: { url: 'https://a.example', key: 'public', fetch }, asked };
}

const fill = (text: string) => text.replace('{{company.town}}', 'Walsall');

it('finds a record by the name in its address, with what its head is made of and no more', async () => {
  const { endpoint, asked } = project(JOB);
  const found = await findPage(endpoint, [JOBS], fill, '/jobs/cleaner');
  const [{ searchParams, pathname } = new URL('https://nobody.asked')] = asked;
  expect(pathname).toBe('/rest/v1/jobs');
  expect(searchParams.get('slug')).toBe('eq.cleaner');
  expect(searchParams.get('select')).toBe('title,summary,photo,slug');
  if (found?.kind !== 'page') throw new Error('it is there');
  const html = shellOfPage(aShell('/jobs/:slug'), found.subject, 'https://b.example');
  expect(linkPreview(html)).toMatchObject({
    title: 'Cleaner in Dudley',
    description: 'Near Walsall. alert(1)',
    image: 'https://b.example/pictures/team.jpg',
    url: 'https://b.example/jobs/cleaner',
  });
  expect(html).toContain('"@type":"JobPosting"');
  expect(html).not.toContain('<script>alert');
});

it('lets search engines have an area that says something of its own, and no copy of it', async () => {
  const introduction =
    'Terraces with coal cellars, new estates with one parking space a house, and offices in the old works, where we sign in at the gate before seven.';
  const written = { introduction, travel_note: 'We park behind the market.', pictures: [] };
  const rows = [
    { ...written, name: 'Telford', slug: 'telford', questions: [] },
    { ...written, name: 'Newport', slug: 'newport', questions: [] },
  ];
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input));
    const columns = searchParams.get('select')?.split(',') ?? [];
    const asked = rows.filter(({ slug }) =>
      [null, `eq.${slug}`].includes(searchParams.get('slug')),
    );
    const answer = asked.map((row) =>
      Object.entries(row).filter(([name]) => columns.includes(name)),
    );
    return Response.json(answer.map((row) => Object.fromEntries(row)));
  };
  const endpoint = { url: 'https://a.example', key: 'public', fetch };
  const noindex = async (slug: string) => {
    const found = await findPage(endpoint, publicTypes, fill, `/locations/${slug}`);
    return found?.kind === 'page' && 'noindex' in found.subject && found.subject.noindex;
  };
  expect(await noindex('telford')).toBe(false);
  expect(await noindex('newport')).toBe(true);
});

it('takes no picture from an address that is a script', async () => {
  const { endpoint } = project({ ...JOB, photo: 'javascript:alert(1)' });
  const found = await findPage(endpoint, [JOBS], fill, '/jobs/cleaner');
  expect(JSON.stringify(found)).not.toContain('javascript:');
});

it('knows what is nobody’s, and asks about nothing else', async () => {
  const { endpoint, asked } = project(undefined);
  expect(await findPage(endpoint, [JOBS], fill, '/jobs/gone')).toEqual({ kind: 'unknown' });
  expect(asked).toHaveLength(1);
  for (const path of ['/jobs', '/jobs/', '/jobs/a/b', '/jobs/%E0%A4%A', '/people/cleaner']) {
    expect(await findPage(endpoint, [JOBS], fill, path)).toBeUndefined();
  }
  expect(asked).toHaveLength(1);
});
