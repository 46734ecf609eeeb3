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

it('what hardly anybody needs is behind “More”, until it is looked for', () => {
  const more = show(false);
  expect(more.open).toBe(false);
  act(() => wantedField.set({ path: 'noindex' }));
  expect(more.open).toBe(true);
});

it('is in sight where it says something', () => {
  expect(show(true).open).toBe(true);
});
