// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showForm } from '../../../tests/support/in-admin';
import { wantedField } from './open-field';
import MoreFields from './MoreFields';

afterEach(() => wantedField.set(undefined));

function show(noindex: boolean) {
  showForm(
    { id: 1, noindex },
    <MoreFields columns={['noindex']}>Hide from search engines</MoreFields>,
  );
  return screen.getByRole<HTMLDetailsElement>('group');
}

/** By its summary, as the browser does and tells. */
async function toggle(more: HTMLDetailsElement) {
  more.open = !more.open;
  await new Promise((done) => more.addEventListener('toggle', done, { once: true }));
}

it('what hardly anybody needs is behind “More”, until it is looked for, each time', async () => {
  const more = show(false);
  expect(more.open).toBe(false);
  const want = () => act(() => wantedField.set({ path: 'noindex' }));
  want();
  expect(more.open).toBe(true);
  await act(() => toggle(more));
  expect(more.open).toBe(false);
  want();
  expect(more.open).toBe(true);
});

it('is in sight where it says something', () => {
  expect(show(true).open).toBe(true);
});
