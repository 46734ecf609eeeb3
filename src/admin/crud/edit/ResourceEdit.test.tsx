// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { blogCategories } from '../../../content-types/blog-categories';
import ResourceEdit from './ResourceEdit';

it('says no longer that a record is deleted once it could be saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const category = { id: '7', name: 'Oven', position: 'a0' };
  const dataProvider = {
    getMany: async () => ({ data: [] }),
    getOne: async () => ({ data: category }) as never,
    update: vi
      .fn()
      .mockRejectedValueOnce(new HttpError('It has been deleted meanwhile', 410))
      .mockResolvedValue({ data: category }),
  };
  showPage('/blog_categories/7', <ResourceEdit schema={blogCategories} id="7" />, { dataProvider });
  const name = await screen.findByLabelText(/^Name/);
  fireEvent.change(name, { target: { value: 'Ovens' } });
  const save = screen.getByRole('button', { name: 'Save changes' });
  fireEvent.click(save);
  await screen.findByText('This blog category has been deleted meanwhile');
  fireEvent.click(save);
  await waitFor(() =>
    expect(screen.queryByText('This blog category has been deleted meanwhile')).toBeNull(),
  );
});
