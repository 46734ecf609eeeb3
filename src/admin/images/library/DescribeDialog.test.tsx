// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import { DescribeDialog } from './DescribeDialog';

const PICTURE = {
  ...{ bucket: 'blog-images', path: 'hob', url: '/hob.webp', size: 1, added_at: '2026-01-01' },
  ...{ descriptions: ['A hob'], used_in: [], is_kept: true },
};

it('asks for words where spaces alone are typed', () => {
  const close = () => undefined;
  render(inAdmin(<DescribeDialog picture={PICTURE} onDescribed={close} onClose={close} />));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Say in a few words what it shows.')).toBeTruthy();
});

it('cannot be left while the words are being stored', async () => {
  const close = vi.fn();
  const used = { ...PICTURE, used_in: [{ table: 'blog_posts', id: '1', title: 'Hobs' }] };
  const getMany = () => new Promise<never>(() => undefined);
  render(
    inAdmin(<DescribeDialog picture={used} onDescribed={close} onClose={close} />, {
      dataProvider: { getMany },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel.disabled).toBe(true));
});
