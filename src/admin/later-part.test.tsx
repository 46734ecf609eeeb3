// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { laterPart } from './later-part';

afterEach(() => {
  vi.useRealTimers();
});

it('asks again for code that could not be fetched, and the page stands without it meanwhile', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const Part = laterPart<{ word: string }>(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ word }) => <p>{word}</p>;
  });
  render(
    <>
      <p>The form</p>
      <Part word="Beside it" />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('The form')).toBeTruthy();
  expect(screen.queryByText('Beside it')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Beside it')).toBeTruthy();
});
