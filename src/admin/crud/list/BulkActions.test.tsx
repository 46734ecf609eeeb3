// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  HttpError,
  ListContextProvider,
  Notification,
  useList,
  type DataProvider,
  type GetListResult,
  type RaRecord,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { pricePlans } from '../../../content-types/price-plans';
import { blogPosts } from '../../../content-types/blog-posts';
import type { ContentType } from '../../../schema/content-type';
import { BulkActions } from './BulkActions';

const PLAN = { id: 'one', slug: 'basic', name: 'Basic Clean' };

interface TickedProps {
  schema: ContentType;
  record: RaRecord;
  onUnselectItems: () => void;
}

function Ticked({ schema, record, onUnselectItems }: TickedProps) {
  const list = {
    ...useList({ data: [record], resource: schema.table }),
    ...{ selectedIds: ['one'], onUnselectItems },
  };
  return (
    <ListContextProvider value={list}>
      <BulkActions schema={schema} />
      <Notification />
    </ListContextProvider>
  );
}

function show(schema: ContentType, record: RaRecord, dataProvider: Partial<DataProvider>) {
  const onUnselectItems = vi.fn();
  const ticked = (
    <ThemeProvider theme={createTheme()}>
      <Ticked {...{ schema, record, onUnselectItems }} />
    </ThemeProvider>
  );
  render(inAdmin(ticked, { dataProvider, role: 'owner' }));
  return onUnselectItems;
}

it('deletes nothing before it is known what quotes it, and says that it is at work', async () => {
  let answer: (texts: GetListResult) => void = () => undefined;
  const answered = new Promise<GetListResult>((resolve) => (answer = resolve));
  show(pricePlans, PLAN, { getList: () => answered as Promise<never> });
  const button = await screen.findByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('progressbar')).toBeDefined();
  // The question gives it back there.
  expect(document.activeElement).toBe(button);
  await act(async () => answer({ data: [], total: 0 }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('“Basic Clean” is deleted.');
});

it('says of a post that has been deleted meanwhile that it was not published, and keeps it ticked', async () => {
  const draft = { id: 'one', title: 'Ovens', published_at: null };
  const update = () => Promise.reject(new HttpError('It has been deleted meanwhile', 410));
  const getMany = async () => ({ data: [] });
  const onUnselectItems = show(blogPosts, draft, { update, getMany });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const notice = await screen.findByText(/Ovens/);
  expect(notice.textContent).toBe('“Ovens” was not published: It has been deleted meanwhile');
  expect(onUnselectItems).not.toHaveBeenCalled();
});

it('publishes with what the list does not show, from which the day of a post follows', async () => {
  const shown = { id: 'one', title: 'Ovens', published_at: null, updated_at: 'then' };
  const written = { id: 'one', created_at: '2026-01-01', updated_at: 'since' };
  const update = vi.fn().mockResolvedValue({ data: shown });
  show(blogPosts, shown, { update, getMany: async () => ({ data: [written] as never[] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText('Blog post “Ovens” published');
  expect(update).toHaveBeenCalledWith(
    'blog_posts',
    // Words that somebody has typed since are not published unseen.
    expect.objectContaining({ previousData: { ...shown, created_at: '2026-01-01' } }),
  );
});
