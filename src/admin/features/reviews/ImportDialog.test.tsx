// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Notification, type RaRecord } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import ImportDialog from './ImportDialog';

afterEach(cleanup);

/** Opens a file, whose reviews are published. */
async function choose(text: string) {
  const bytes = new TextEncoder().encode(text).buffer;
  const file = Object.assign(new File([text], 'reviews.csv'), { arrayBuffer: async () => bytes });
  const picker = document.querySelector('input[type=file]');
  fireEvent.change(picker ?? document, { target: { files: [file] } });
  fireEvent.click(await screen.findByLabelText(/^Published/));
}

it('stays open on Escape while rows are added, and says which were refused', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    create: () => new Promise<never>((_resolve, reject) => (refuse = reject)),
  };
  const onClose = vi.fn();
  render(inAdmin(<ImportDialog onClose={onClose} />, { dataProvider }));
  await choose('name,who they are,content,rating\nPriya,Homeowner,Spotless,5');
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 review' }));
  await screen.findByText('0 added so far…');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => refuse(new Error('Too long')));
  expect(await screen.findByText('Priya: Too long')).toBeTruthy();
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
      const data = ids.filter((id) => id !== 'Sam');
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
  const lines = ['Priya', 'Sam', 'Ada'].map((name) => `${name},Homeowner,Spotless,5`);
  await choose(['name,who they are,content,rating', ...lines].join('\n'));
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 reviews' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await screen.findByText('That could not be undone for “Sam”: it was not deleted');
  expect(stored).toEqual(['Sam']);
});
