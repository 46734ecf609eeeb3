// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError, useSaveContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { services } from '../../../content-types/services';
import ResourceEdit from './ResourceEdit';

vi.mock('./EditPage', () => ({
  EditPage({ notice }: { notice: ReactNode }) {
    const { save } = useSaveContext();
    return (
      <>
        {notice}
        <button onClick={() => void save?.({ title: 'Ovens' })}>Save</button>
      </>
    );
  },
}));

it('says no longer that a record is deleted once it could be saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const service = { id: '7', title: 'Oven' };
  const dataProvider = {
    getMany: async () => ({ data: [] }),
    getOne: async () => ({ data: service }) as never,
    update: vi
      .fn()
      .mockRejectedValueOnce(new HttpError('It has been deleted meanwhile', 410))
      .mockResolvedValue({ data: service }),
  };
  render(inAdmin(<ResourceEdit schema={services} id="7" />, { dataProvider }));
  const save = await screen.findByRole('button', { name: 'Save' });
  fireEvent.click(save);
  await screen.findByText('This service has been deleted meanwhile');
  fireEvent.click(save);
  await waitFor(() =>
    expect(screen.queryByText('This service has been deleted meanwhile')).toBeNull(),
  );
});
