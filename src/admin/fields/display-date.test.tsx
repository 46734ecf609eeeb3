// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInput } from '../../../tests/support/in-admin';
import { blogPosts } from '../../content-types/blog-posts';
import { Input as DisplayDateInput } from './display-date';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [null, true, 'editor'],
  ['2031-03-03T09:00:00+00:00', true, 'editor'],
  ['2031-03-04T09:00:00+00:00', false, 'editor'],
  [null, false, 'author'],
] as const)(
  'offers to publish a post at %j on a day ahead: %j, to %s',
  (published_at, isOffered, role) => {
    vi.setSystemTime('2026-11-27T12:00:00Z');
    const record = { id: 1, date: 'March 4, 2031', published_at };
    const column = { schema: blogPosts, field: blogPosts.fields.date, source: 'date' };
    showInput(record, DisplayDateInput, column, { role });
    const offer = screen.queryByRole('button', { name: 'Publish it on that day…' });
    expect(offer !== null).toBe(isOffered);
  },
);
