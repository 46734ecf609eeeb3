// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
