import { expect, it } from 'vitest';
import { kindOf } from '../kinds';
import { AS_DRAFT, publicationState, publicationTime } from './publication';

const FIELD = { kind: 'publication', label: 'Status' } as const;
const kind = kindOf(FIELD);
const form = (stored: unknown) => kind.toForm(stored, FIELD);
const row = (value: unknown) => kind.toRow(value, FIELD);

it('says nothing of a new record, and keeps what is stored', () => {
  expect(row(form(undefined))).toBeUndefined();
  expect(row(form(null))).toBeNull();
  expect(row(form('2026-05-14 09:00:00+00'))).toBe('2026-05-14T09:00:00+00:00');
  expect(row('now')).toBe('now');
});

it('knows where a record is in its life', () => {
  const now = Date.parse('2026-05-14T09:00:00Z');
  expect(publicationState(null, null, now)).toBe('draft');
  expect(publicationState('2026-05-14 09:00:01+00', null, now)).toBe('scheduled');
  expect(publicationState('2026-05-14T09:00:00+00:00', null, now)).toBe('published');
  expect(publicationState(undefined, null, now)).toBe('published');
  expect(publicationTime(AS_DRAFT)).toBeUndefined();
});

it('is narrowed by the server’s clock', () => {
  const filter = kind.filter?.(FIELD);
  const query = (choice: string) =>
    filter?.type === 'choice' ? filter.toQuery?.('published_at', choice) : undefined;
  expect(query('Draft')).toEqual(['published_at@is', null]);
  expect(query('Scheduled')).toEqual(['published_at@gt', 'now']);
  expect(query('Published')).toEqual(['published_at@lte', 'now']);
  const ending = kind.filter?.({ ...FIELD, until: 'published_until' });
  const ended = ending?.type === 'choice' ? ending.toQuery?.('published_at', 'Ended') : undefined;
  expect(ended).toEqual(['and@', '(published_at.lte.now,published_until.lte.now)']);
  const reviewed = kind.filter?.({ ...FIELD, review: 'review_requested_at' });
  const choices = reviewed?.type === 'choice' ? reviewed : undefined;
  expect(choices?.choices.map(({ label }) => label)).toContain('Ready for review');
  expect(choices?.toQuery?.('published_at', 'Ready for review')).toEqual([
    'review_requested_at@not.is',
    null,
  ]);
  expect(choices?.toQuery?.('published_at', 'Draft')).toEqual(['published_at@is', null]);
});
