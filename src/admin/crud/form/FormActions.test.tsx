// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form, RecordContextProvider, SaveContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { areas } from '../../../content-types/areas';
import { company } from '../../../content-types/company';
import { services } from '../../../content-types/services';
import { staff } from '../../../content-types/staff';
import type { FormValues } from '../../../schema/kind';
import { FormActions } from './FormActions';

it.each([
  ['Saving...', 'the company, which visitors see already', company, 'Save'],
  ['Creating...', 'a new service', services, 'Add service'],
])('says %s while it stores %s', async (busy, _what, schema, label) => {
  const save = () => new Promise(() => {});
  render(
    inAdmin(
      <SaveContextProvider value={{ save }}>
        <Form>
          <FormActions schema={schema} mode="create" isStored={false} />
        </Form>
      </SaveContextProvider>,
    ),
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
  expect(screen.getByRole('button', { name: busy })).toBeDefined();
});

it('asks before an owner is one no more', async () => {
  const save = vi.fn();
  const Role = () => <input aria-label="Role" {...useFormContext().register('role')} />;
  render(
    inAdmin(
      <SaveContextProvider value={{ save }}>
        <RecordContextProvider value={{ id: '1', role: 'owner' }}>
          <Form>
            <Role />
            <FormActions schema={staff} mode="edit" isStored={false} />
          </Form>
        </RecordContextProvider>
      </SaveContextProvider>,
    ),
  );
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'editor' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save changes' })));
  await screen.findByText('Take the role of owner away?');
  expect(save).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change' })));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ role: 'editor' }), expect.anything());
});

it('shows that it looks for links before an area is switched off', async () => {
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  const getList = async (table: string) => {
    await answering;
    const items = [{ id: 1, label: 'Where we clean', href: '/locations/walsall' }];
    return { data: table === 'menu' ? items : [], total: 1 } as never;
  };
  const schema = { ...areas, publicPath: ({ slug }: FormValues) => `/locations/${String(slug)}` };
  const Off = () => {
    const { setValue } = useFormContext();
    return (
      <button type="button" onClick={() => setValue('published', false)}>
        Off
      </button>
    );
  };
  const walsall = { id: '1', slug: 'walsall', name: 'Walsall', published: true };
  render(
    inAdmin(
      <SaveContextProvider value={{ save: vi.fn() }}>
        <RecordContextProvider value={walsall}>
          <Form>
            <Off />
            <FormActions schema={schema} mode="edit" isStored={false} />
          </Form>
        </RecordContextProvider>
      </SaveContextProvider>,
      { dataProvider: { getList } },
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  const button = screen.getByRole('button', { name: 'Save changes' });
  fireEvent.click(button);
  expect(button).toHaveProperty('disabled', true);
  answer();
  await screen.findByText(/“Where we clean” \(menu item\) leads there/);
  expect(button).toHaveProperty('disabled', false);
});
