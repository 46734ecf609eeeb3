// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inAdmin } from '../../../tests/support/in-admin';
import { contentTypeOf } from '../../content-types/registry';
import { keepChanges, listChanges } from './unsaved-changes/stored-changes';
import { useDeleteRecords } from './use-delete-records';

const deletions = vi.fn(async () => ({ data: { id: '1' } }) as never);
const dataProvider = { getList: async () => ({ data: [], total: 0 }), delete: deletions };
beforeEach(() => void deletions.mockClear());

function Deletion({ table, onDone }: { table: string; onDone: () => void }) {
  const { askToDelete, question } = useDeleteRecords(contentTypeOf(table), onDone);
  return (
    <>
      <button onClick={() => void askToDelete([{ id: '1', name: 'Priya' }])}>Delete it</button>
      {question}
    </>
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
