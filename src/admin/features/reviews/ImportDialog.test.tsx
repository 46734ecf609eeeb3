// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Notification, type RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import ImportDialog from './ImportDialog';

afterEach(cleanup);

async function addReviewsOf(...names: string[]) {
  const lines = names.map((name) => `${name},Homeowner,Spotless,5`);
  const text = ['name,who they are,content,rating', ...lines].join('\n');
  const bytes = new TextEncoder().encode(text).buffer;
  const file = Object.assign(new File([text], 'reviews.csv'), { arrayBuffer: async () => bytes });
  const picker = document.querySelector('input[type=file]');
  fireEvent.change(picker ?? document, { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
}

it('stays open on Escape while rows are added, and says which were refused', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    create: () => new Promise<never>((_resolve, reject) => (refuse = reject)),
  };
  const onClose = vi.fn();
  render(inAdmin(<ImportDialog onClose={onClose} />, { dataProvider }));
  await addReviewsOf('Priya');
  await screen.findByText('0 added so far…');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => refuse(new Error('Too long')));
  expect(await screen.findByText('Priya: Too long')).toBeTruthy();
});

it('adds what cannot be published without a source, not published, as it says before', async () => {
  const create = vi.fn((_table: string, { data }: { data: Partial<RaRecord> }) =>
    Promise.resolve({ data: { ...data, id: 1 } }),
  );
  const getList = async () => ({ data: [], total: 0 });
  const onClose = vi.fn();
  const dataProvider = { getList, create: create as never };
  render(inAdmin(<ImportDialog onClose={onClose} />, { dataProvider }));
  await addReviewsOf('Priya');
  expect(screen.getByText(/^Added, not published: Say where it comes from/)).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(create).toHaveBeenCalledWith('testimonials', {
    data: expect.objectContaining({ name: 'Priya', published: false }) as unknown,
  });
});

it('takes all reviews of a file back at once, and names those that stay', async () => {
  let stored: string[] = [];
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    async create(_table: string, { data }: { data: Partial<RaRecord> }) {
      stored.push(String(data.name));
      return { data: { ...data, id: data.name } } as never;
    },
    async deleteMany(_table: string, { ids }: { ids: unknown[] }) {
      const data = ids.filter((id) => id !== 'Sam' && id !== 'Ada');
      stored = stored.filter((name) => !data.includes(name));
      return { data } as never;
    },
  };
  render(
    inAdmin(
      <ThemeProvider theme={createTheme()}>
        <ImportDialog onClose={() => undefined} />
        <Notification />
      </ThemeProvider>,
      { dataProvider },
    ),
  );
  await addReviewsOf('Priya', 'Sam', 'Ada');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await screen.findByText('That could not be undone for “Sam” and “Ada”: it was not deleted');
  expect(stored).toEqual(['Sam', 'Ada']);
});
