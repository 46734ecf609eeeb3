// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../tests/support/error-boundary';
import { lazyWithRetry } from './lazy-with-retry';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Words {
  word: string;
}

const Part = ({ word }: Words) => <p>{word}</p>;

/** Fails so many times, then loads. */
function arrivingAfter(failures: number): () => Promise<{ default: ComponentType<Words> }> {
  let left = failures;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Part };
  };
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a part that the page is whole without', () => {
  it('is asked for again when its code could not be fetched, and the page stands without it meanwhile', async () => {
    const Later = lazyWithRetry(arrivingAfter(2), null);
    render(
      <>
        <p>The form</p>
        <Later word="Beside it" />
      </>,
    );
    await after(1500);
    expect(screen.getByText('The form')).toBeTruthy();
    expect(screen.queryByText('Beside it')).toBeNull();
    await after(1000);
    expect(screen.getByText('Beside it')).toBeTruthy();
  });

  it('has what it names in its place until its code is here', async () => {
    const Later = lazyWithRetry(arrivingAfter(20), ({ word }) => <p>Instead of {word}</p>);
    render(<Later word="a chart" />);
    await after(15_000);
    expect(screen.getByText('Instead of a chart')).toBeTruthy();
    await after(15_000);
    expect(screen.getByText('a chart')).toBeTruthy();
  });
});

describe('a page, an input or a dialog', () => {
  const show = (Lazy: ComponentType<Words>) =>
    render(
      <ErrorBoundary>
        <Suspense fallback={<p>Loading</p>}>
          <Lazy word="A dialog" />
        </Suspense>
      </ErrorBoundary>,
    );

  it('is asked for again when its code could not be fetched', async () => {
    show(lazyWithRetry(arrivingAfter(2)));
    await after(1500);
    expect(screen.getByText('Loading')).toBeTruthy();
    await after(1000);
    expect(screen.getByText('A dialog')).toBeTruthy();
  });

  it('leaves the page as it is while the browser is offline, and comes with the connection', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(lazyWithRetry(arrivingAfter(20)));
    await after(15_000);
    expect(screen.getByText('Loading')).toBeTruthy();
    await after(4000);
    onLine.mockReturnValue(true);
    await after(1000);
    expect(screen.getByText('A dialog')).toBeTruthy();
  });

  it('lets the page say so when its code does not come, as after a new version', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(lazyWithRetry(arrivingAfter(Infinity)));
    await after(4000);
    expect(screen.getByText('This page could not be shown.')).toBeTruthy();
  });
});
