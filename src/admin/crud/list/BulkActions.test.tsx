// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { createTheme, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  Notification,
  testDataProvider,
  useList,
  type DataProvider,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pricePlans } from '../../../content-types/price-plans';
import { blogPosts } from '../../../content-types/blog-posts';
import type { ContentType } from '../../../schema/content-type';
import { membershipQuery } from '../../data/use-membership';
import { BulkActions } from './BulkActions';

const PLAN = { id: 'one', slug: 'basic', name: 'Basic Clean' };

function Ticked({ schema, record }: { schema: ContentType; record: RaRecord }) {
  const list = { ...useList({ data: [record], resource: schema.table }), selectedIds: ['one'] };
  return (
    <ListContextProvider value={list}>
      <BulkActions schema={schema} />
      <Notification />
    </ListContextProvider>
  );
}

function show(schema: ContentType, record: RaRecord, dataProvider: DataProvider) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(membershipQuery.queryKey, { role: 'owner', isOutside: false });
  render(
    <MemoryRouter>
      <ThemeProvider theme={createTheme()}>
        <CoreAdminContext {...{ dataProvider, queryClient }}>
          <Ticked {...{ schema, record }} />
        </CoreAdminContext>
      </ThemeProvider>
    </MemoryRouter>,
  );
}

it('deletes nothing before it is known what quotes it, and says that it is at work', async () => {
  let answer: (texts: GetListResult) => void = () => undefined;
  const answered = new Promise<GetListResult>((resolve) => (answer = resolve));
  show(pricePlans, PLAN, testDataProvider({ getList: () => answered as Promise<never> }));
  const button = await screen.findByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('progressbar')).toBeDefined();
  // The question gives it back there.
  expect(document.activeElement).toBe(button);
  await act(async () => answer({ data: [], total: 0 }));
  const question = await screen.findByRole('dialog', undefined, { timeout: 20_000 });
  expect(question.textContent).toContain('“Basic Clean” is deleted.');
}, 30_000);

it('says of a post that has been deleted meanwhile that it was not published', async () => {
  const draft = { id: 'one', title: 'Ovens', published_at: null };
  show(blogPosts, draft, testDataProvider({ getMany: async () => ({ data: [] }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const notice = await screen.findByText(/Ovens/);
  expect(notice.textContent).toBe('“Ovens” was not published: It has been deleted meanwhile');
});
