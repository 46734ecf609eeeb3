// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider, useInput } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

function Title() {
  return <input aria-label="Title" {...useInput({ source: 'title' }).field} />;
}

const CREATE = '/admin/blog_posts/create';

function openCopy() {
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Form record={{ title: 'Copy of one' }}>
        <UnsavedChangesGuard name="blog_posts/create" columns={['title']} />
        <Title />
      </Form>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`${CREATE}?copy_of=1`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

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
