// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from './start-app';
import { useShowApp } from './use-show-app';
import { useWrittenWhile } from './use-written-while';

/** A page with a notice over its form, which takes a while to come. */
function Page() {
  const [isOnItsWay, setOnItsWay] = useState(true);
  useShowApp();
  useWrittenWhile(isOnItsWay);
  useEffect(() => {
    const arrive = () => setOnItsWay(false);
    addEventListener('arrive', arrive);
    return () => removeEventListener('arrive', arrive);
  }, []);
  return isOnItsWay ? 'Form' : 'Notice and form';
}

const nextTask = () => act(() => vi.advanceTimersByTimeAsync(1));
const arrive = async () => {
  await act(async () => dispatchEvent(new Event('arrive')));
  await nextTask();
};
const areStylesApplied = () =>
  !document.querySelector<HTMLStyleElement>('[data-emotion]')?.sheet?.disabled;
const text = () => document.getElementById('root')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<style data-emotion="css"></style><div id="root" data-page="page">Heading</div>';
  await act(async () => startApp(<Page />));
  await nextTask();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets what the build has written stand until what would push the page is here', async () => {
  expect(text()).toBe('Heading');
  expect(areStylesApplied()).toBe(false);
  await arrive();
  expect(text()).toBe('Notice and form');
  expect(areStylesApplied()).toBe(true);
});

it('does not wait for ever', async () => {
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(text()).toBe('Form');
  await arrive();
  expect(text()).toBe('Notice and form');
});
