import { expect, it } from 'vitest';
import type { RowsByTable } from '../../shared/content/content-store';
import type { Endpoint } from '../../shared/endpoint';
import { dueTables } from './due-tables';

const STUDIES = { table: 'case_studies', publishedBy: 'published_at' };
const TYPES = [STUDIES, { table: 'jobs' }];
const SHOWN = [
  { published_at: '2026-01-01T08:00:00+00:00' },
  { published_at: '2026-03-01T08:00:00+00:00' },
];

/** A backend that answers every question with these rows, and what it was asked. */
function backend(rows: unknown[], status = 200) {
  const asked: string[] = [];
  const fetch = async (url: RequestInfo | URL) => {
    asked.push(decodeURIComponent(String(url)));
    return new Response(JSON.stringify(rows), { status });
  };
  return { endpoint: { url: 'https://a.example', key: 'public', fetch }, asked };
}

const due = (endpoint: Endpoint, shown: RowsByTable) =>
  dueTables(endpoint, shown, AbortSignal.timeout(1000), TYPES);

it('asks of what is shown alone, and only for a record that is newer than all of it', async () => {
  const { endpoint, asked } = backend([{ published_at: '2026-04-01T08:00:00+00:00' }]);
  const shown = { case_studies: SHOWN, jobs: [{}] };
  expect(await due(endpoint, shown)).toEqual(['case_studies']);
  expect(asked).toEqual([
    'https://a.example/rest/v1/case_studies?select=published_at&order=published_at.desc&published_at=gt.2026-03-01T08:00:00+00:00&limit=1',
  ]);
  expect(await due(endpoint, {})).toEqual([]);
});

it('asks for any record where none is shown', async () => {
  const { endpoint, asked } = backend([{ published_at: '2026-04-01T08:00:00+00:00' }]);
  expect(await due(endpoint, { case_studies: [] })).toEqual(['case_studies']);
  expect(asked.join()).not.toContain('gt.');
});

it('says nothing where no record is newer, or nobody answers', async () => {
  const shown = { case_studies: SHOWN };
  expect(await due(backend([]).endpoint, shown)).toEqual([]);
  expect(await due(backend([], 500).endpoint, shown)).toEqual([]);
});
