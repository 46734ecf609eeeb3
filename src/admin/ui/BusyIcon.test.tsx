// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyIcon } from './BusyIcon';

it('shows progress for an answer that takes long, and none for a quick one', () => {
  vi.useFakeTimers();
  const withIcon = (isBusy: boolean) => <BusyIcon isBusy={isBusy}>icon</BusyIcon>;
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { rerender } = render(withIcon(true));
  wait(50);
  expect(screen.getByText('icon')).toBeDefined();
  rerender(withIcon(false));
  wait(1000);
  expect(screen.getByText('icon')).toBeDefined();
  rerender(withIcon(true));
  wait(1000);
  expect(screen.queryByText('icon')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Please wait' })).toBeDefined();
});
