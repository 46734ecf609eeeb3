// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, HttpError, testDataProvider, useSaveContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { services } from '../../../content-types/services';
import ResourceEdit from './ResourceEdit';

vi.mock('../history/use-deletions', () => ({
  useDeletions: () => ({}),
  useBringBack: () => ({}),
}));
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
  Element.prototype.scrollIntoView = () => undefined;
  const service = { id: '7', title: 'Oven' };
  const dataProvider = testDataProvider({
    getOne: async () => ({ data: service }) as never,
    update: vi
      .fn()
      .mockRejectedValueOnce(new HttpError('It has been deleted meanwhile', 410))
      .mockResolvedValue({ data: service }),
  });
  render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider}>
        <ResourceEdit schema={services} id="7" />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  fireEvent.click(save);
  await screen.findByText('This service has been deleted meanwhile');
  fireEvent.click(save);
  await expect.poll(() => screen.queryByText('This service has been deleted meanwhile')).toBeNull();
});
