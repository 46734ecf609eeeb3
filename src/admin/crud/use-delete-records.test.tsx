// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Notification, type RaRecord, useGetList } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { contentTypeOf } from '../../content-types/registry';
import { keepChanges, listChanges } from './unsaved-changes/stored-changes';
import { useDeleteRecords } from './use-delete-records';

const deletions = vi.fn(async () => ({ data: ['1'] }) as never);
const dataProvider = { getList: async () => ({ data: [], total: 0 }), deleteMany: deletions };
beforeEach(() => void deletions.mockClear());

interface Props {
  table: string;
  records?: RaRecord[];
  onDone: () => void;
}

function Deletion({ table, records = [{ id: '1', name: 'Priya' }], onDone }: Props) {
  const { askToDelete, question } = useDeleteRecords(contentTypeOf(table), onDone);
  return (
    <ThemeProvider theme={createTheme()}>
      <button onClick={() => void askToDelete(records)}>Delete it</button>
      {question}
      <Notification />
    </ThemeProvider>
  );
}

it.each([
  ['stays for Undo', 'blog_posts', false, 1],
  ['goes, after a question, where nothing brings it back', 'enquiries', true, 0],
])('what was typed into a deleted record %s', async (_what, table, isAsked, left) => {
  keepChanges({ name: `${table}/1`, id: 'typed' }, { title: 'Typed on' });
  const onDone = vi.fn();
  render(inAdmin(<Deletion table={table} onDone={onDone} />, { dataProvider }));
  const button = screen.getByRole('button', { name: 'Delete it' });
  fireEvent.click(button);
  // Nothing has answered yet.
  fireEvent.click(button);
  if (isAsked) {
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('“Priya” is deleted for good. This cannot be undone.');
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
  }
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(deletions).toHaveBeenCalledOnce();
  expect(listChanges(`${table}/1`)).toHaveLength(left);
});

it('shows records again that could not be deleted', async () => {
  const records = ['Ovens', 'Windows'].map((title, index) => ({ id: String(index + 1), title }));
  function Listed() {
    const { data = [] } = useGetList('blog_posts');
    return (
      <>
        {data.map(({ id, title }) => (
          <p key={id}>{title}</p>
        ))}
      </>
    );
  }
  const getList = async (table: string) => ({
    data: table === 'blog_posts' ? records : [],
    total: 2,
  });
  const deleteMany = async () => ({ data: [] });
  render(
    inAdmin(
      <>
        <Listed />
        <Deletion table="blog_posts" {...{ records }} onDone={() => undefined} />
      </>,
      { dataProvider: { getList: getList as never, deleteMany } },
    ),
  );
  await screen.findByText('Ovens');
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await screen.findByText(/2 of 2 were not deleted/);
  expect(await screen.findByText('Ovens')).toBeTruthy();
});

it('offers to bring back what is gone, where one of the records could not be deleted', async () => {
  const deleteMany = async () => ({ data: ['1'] });
  const records = ['Ovens', 'Windows'].map((title, index) => ({ id: String(index + 1), title }));
  const onDone = vi.fn();
  render(
    inAdmin(<Deletion table="blog_posts" {...{ records, onDone }} />, {
      dataProvider: { ...dataProvider, deleteMany: deleteMany as never },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await screen.findByText('Blog post “Ovens” deleted. 1 of 2 were not deleted');
  expect(onDone).toHaveBeenCalled();

  const taken = {
    code: '23505',
    message: 'duplicate key value violates unique constraint "blog_posts_slug_key"',
  };
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/rpc/') ? Response.json(taken, { status: 409 }) : Response.json({ id: 7 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const refused = await screen.findByText(/^That could not be undone for “Ovens”: /);
  expect(refused.textContent).not.toContain('constraint');
});
