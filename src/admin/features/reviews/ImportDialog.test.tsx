// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import ImportDialog from './ImportDialog';

it('stays open on Escape while rows are added, and says which were refused', async () => {
  const text = 'name,who they are,content,rating\nPriya,Homeowner,Spotless,5';
  const bytes = new TextEncoder().encode(text).buffer;
  const file = Object.assign(new File([text], 'reviews.csv'), { arrayBuffer: async () => bytes });
  let refuse: (reason: Error) => void = () => undefined;
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    create: () => new Promise<never>((_resolve, reject) => (refuse = reject)),
  };
  const onClose = vi.fn();
  render(inAdmin(<ImportDialog onClose={onClose} />, { dataProvider }));
  const picker = document.querySelector('input[type=file]');
  fireEvent.change(picker ?? document, { target: { files: [file] } });
  fireEvent.click(await screen.findByLabelText(/^Published/));
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 review' }));
  await screen.findByText('0 added so far…');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => refuse(new Error('Too long')));
  expect(await screen.findByText('Priya: Too long')).toBeTruthy();
});
