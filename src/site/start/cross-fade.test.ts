// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** jsdom has neither. */
let tellOfLongTask: () => void;
const startViewTransition = vi.fn((change: () => void) => {
  change();
  return { ready: Promise.resolve() };
});

beforeEach(() => {
  vi.resetModules();
  class Observer {
    static supportedEntryTypes = ['longtask'];
    disconnect = vi.fn();
    observe = vi.fn();
    constructor(tell: () => void) {
      tellOfLongTask = tell;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  vi.unstubAllGlobals();
  startViewTransition.mockClear();
});

it('changes the page in a view transition', async () => {
  const { crossFade } = await import('./cross-fade');
  const change = vi.fn();
  crossFade(change);
  expect(startViewTransition).toHaveBeenCalledWith(change);
  expect(change).toHaveBeenCalledOnce();
});

it('changes it at once for who wants less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { crossFade } = await import('./cross-fade');
  const change = vi.fn();
  crossFade(change);
  expect(change).toHaveBeenCalledOnce();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('changes it at once on a device that was seen busy', async () => {
  const { crossFade } = await import('./cross-fade');
  tellOfLongTask();
  const change = vi.fn();
  crossFade(change);
  expect(change).toHaveBeenCalledOnce();
  expect(startViewTransition).not.toHaveBeenCalled();
});
