// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { areas } from '../../../content-types/areas';
import { staff } from '../../../content-types/staff';
import { InlineInput } from './InlineInput';

function show(role: string) {
  const update = vi.fn(async () => ({ data: { id: '1' } }));
  render(
    inAdmin(
      <InlineInput
        schema={staff}
        column="role"
        field={staff.fields.role}
        record={{ id: '1', email: 'olive@example.com', role }}
        value={role}
      />,
      { dataProvider: { update: update as never } },
    ),
  );
  return update;
}

const choose = (value: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value } }),
  );
async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}

it('asks before an owner is one no more, and leaves the role when the question is left', async () => {
  const update = show('owner');
  await choose('editor');
  expect(update).not.toHaveBeenCalled();
  await press('ra.action.cancel');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { hidden: true }).value).toBe('owner');
  await choose('author');
  await press('Change');
  expect(update).toHaveBeenCalledWith(
    'staff',
    expect.objectContaining({ data: { role: 'author' } }),
  );
});

it('changes any other role at once', async () => {
  const update = show('editor');
  await choose('author');
  expect(update).toHaveBeenCalledOnce();
});

it('names what leads to an area that is switched off, and leaves it on when the question is left', async () => {
  const schema = { ...areas, publicPath: () => '/locations/telford' };
  const update = vi.fn(async () => ({ data: { id: '1' } }));
  const getList = async (table: string) => ({
    data: table === 'menu' ? [{ id: '2', label: 'Telford', href: '/locations/telford' }] : [],
    total: 0,
  });
  render(
    inAdmin(
      <InlineInput
        schema={schema}
        column="published"
        field={areas.fields.published}
        record={{ id: '1', name: 'Telford', published: true }}
        value
      />,
      { dataProvider: { update: update as never, getList: getList as never } },
    ),
  );
  const control = screen.getByRole<HTMLInputElement>('switch', { hidden: true });
  fireEvent.click(control);
  // Pressed again before the links are known.
  fireEvent.click(control);
  expect(control.checked).toBe(false);
  expect((await screen.findByRole('dialog')).textContent).toContain('“Telford” (menu item)');
  await press('ra.action.cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(control.checked).toBe(true);
  expect(update).not.toHaveBeenCalled();
  fireEvent.click(control);
  await press('Withdraw');
  expect(update).toHaveBeenCalledWith(
    'areas',
    expect.objectContaining({ data: { published: false } }),
  );
});
