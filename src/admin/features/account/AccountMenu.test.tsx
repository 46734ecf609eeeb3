// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inAdmin } from '../../../../tests/support/in-admin';
import AccountMenu from './AccountMenu';

it('has the focus on its first item, from which arrows lead to the next', () => {
  render(inAdmin(<AccountMenu email="olive@example.com" />));
  fireEvent.click(screen.getByRole('button', { name: 'Account: olive@example.com' }));
  const [account, signOut] = screen.getAllByRole('menuitem');
  expect(document.activeElement).toBe(account);
  for (const next of [signOut, account]) {
    fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(next);
  }
});
