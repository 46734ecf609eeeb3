// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Form, useInput } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/in-admin';
import { blogPosts } from '../../../content-types/blog-posts';
import { SavingCancelled, untilOnline } from '../../data/until-online';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

function Title() {
  return <input aria-label="Title" {...useInput({ source: 'title' }).field} />;
}

const CREATE = '/admin/blog_posts/create';

const openCopy = () =>
  showPage(
    `${CREATE}?copy_of=1`,
    <Form record={{ title: 'Copy of one' }}>
      <UnsavedChangesGuard name="blog_posts/create" schema={blogPosts} />
      <Title />
    </Form>,
  );

it.each([
  ['another copy', `${CREATE}?copy_of=2`],
  ['one with given values', `${CREATE}?given={}`],
  ['an empty form', CREATE],
])('asks before what is typed into a copy gives way to %s', async (_which, address) => {
  const router = openCopy();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'My own' } });
  await act(() => router.navigate(address));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(router.state.location.search).toBe('?copy_of=1');
});

it('asks nobody who has typed nothing, or stays in the form', async () => {
  const router = openCopy();
  await act(() => router.navigate(`${CREATE}?copy_of=2`));
  expect(router.state.location.search).toBe('?copy_of=2');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'My own' } });
  await act(() => router.navigate(`${CREATE}?copy_of=2#content`));
  expect(router.state.location.hash).toBe('#content');
});

it('saves nothing once the connection is back, of a form that was left without saving', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const router = openCopy();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'My own' } });
  const refused = expect(untilOnline()).rejects.toBeInstanceOf(SavingCancelled);
  await act(() => router.navigate('/admin/blog_posts'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await refused;
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  onLine.mockRestore();
});
