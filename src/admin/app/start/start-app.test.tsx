// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from './start-app';

let resolvePage: () => void;

/** A page that is loading until the test says so. */
function Page({ words }: { words: string }) {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    resolvePage = () => setLoading(false);
  }, []);
  return (
    <main>
      <h1>Application</h1>
      {isLoading ? <div role="progressbar" aria-label="Loading" /> : words}
    </main>
  );
}

const text = () => document.getElementById('root')?.textContent;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="root" data-page="page">Heading</div><p id="start-failed" hidden>Load again</p>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('lets what the build has written stand until the page is whole', async () => {
  await act(async () => startApp(<Page words="Form" />));
  await after(500);
  expect(text()).toBe('Heading');
  await act(async () => resolvePage());
  await after(100);
  expect(text()).toBe('ApplicationForm');
});

it('does not wait for ever, nor for a heading', async () => {
  await act(async () => startApp(<p role="alert">The table could not be read.</p>));
  await after(2000);
  expect(text()).toBe('The table could not be read.');
});

it('says that it could not start when nothing could be drawn', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('Broken');
  };
  // Inside of act() React hands such an error to the test instead.
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  startApp(<Broken />);
  const failed = document.getElementById('start-failed');
  await vi.waitFor(() => expect(failed?.hidden).toBe(false));
  expect(text()).toBe('Heading');
});
