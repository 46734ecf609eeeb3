// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Checks } from './Checks';
import type { Finding } from './finding';

const finding = (key: string) => ({ key, words: `About ${key}`, place: 'Title' }) as Finding;

function Two() {
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const all = [finding('one'), finding('two')];
  const checks = {
    open: all.filter(({ key }) => !reasons[key]),
    dismissed: all.flatMap((one) => {
      const reason = reasons[one.key];
      return reason ? { ...one, reason } : [];
    }),
    dismiss: async (key: string, reason: string) => setReasons({ ...reasons, [key]: reason }),
    restore: async () => setReasons({}),
  };
  return <Checks checks={checks} onShow={() => undefined} />;
}

it('keeps the focus in the list when a finding is dismissed or brought back, and says what is left', async () => {
  render(<Two />);
  const press = (name: string) =>
    act(async () => {
      const [button] = screen.getAllByRole('button', { name });
      button?.focus();
      if (button) fireEvent.click(button);
    });
  await press('2 things to look at');
  expect(screen.getByRole('status').textContent).toBe('');
  await press('Dismiss');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It is a name' } });
  await press('Dismiss');
  expect(screen.getByText(/It is a name/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(screen.getByRole('status').textContent).toBe('1 thing to look at');
  await press('Bring back');
  expect(document.activeElement).toBe(screen.getByRole('list'));
  expect(screen.getByRole('status').textContent).toBe('2 things to look at');
  await act(async () => screen.getByRole('list').blur());
  expect(screen.getByRole('status').textContent).toBe('');
});
