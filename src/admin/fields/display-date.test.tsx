// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import { Input as DisplayDateInput } from './display-date';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [null, true],
  ['2031-03-03T09:00:00+00:00', true],
  ['2031-03-04T09:00:00+00:00', false],
])('offers to publish on a day ahead a post published at %j: %j', (published_at, isOffered) => {
  vi.setSystemTime('2026-11-27T12:00:00Z');
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()}>
        <Form record={{ id: 1, date: 'March 4, 2031', published_at }}>
          <DisplayDateInput
            schema={blogPosts}
            field={blogPosts.fields.date}
            source="date"
            mode="edit"
            validate={() => undefined}
          />
        </Form>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  expect(screen.queryByText(/This day is still to come/) !== null).toBe(isOffered);
  const offer = screen.queryByRole('button', { name: 'Publish it on that day…' });
  expect(offer !== null).toBe(isOffered);
});
