// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollPosition } from './use-scroll-position';

let follow: (href: string) => void;
/** Notifies the resize observers. */
let grow: () => void;
/** Ids of the elements that were scrolled into view. */
let revealed: string[];

beforeEach(() => {
  const watching = new Set<() => void>();
  grow = () => watching.forEach((notify) => notify());
  revealed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly notify: () => void) {}
      observe = () => watching.add(this.notify);
      disconnect = () => watching.delete(this.notify);
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = function () {
    revealed.push(this.id);
  };
  const { result } = renderHook(useSite, { wrapper: MemoryRouter });
  follow = (href) => act(() => void result.current(href));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function useSite() {
  useScrollPosition();
  return useNavigate();
}

function add(id: string): void {
  document.body.append(Object.assign(document.createElement('h2'), { id }));
  grow();
}

describe('a link to a part of another page', () => {
  it('leads there once the page has been read', () => {
    follow('/offers#prices');
    add('reasons');
    expect(revealed).toEqual([]);
    add('prices');
    expect(revealed).toEqual(['prices']);
    add('questions');
    expect(revealed, 'and stays there').toEqual(['prices']);
  });

  it('leads no further once the visitor has moved on', () => {
    follow('/offers#prices');
    window.dispatchEvent(new Event('touchstart'));
    add('prices');
    follow('/blog/a#part-fees');
    follow('/about');
    add('part-fees');
    expect(revealed).toEqual([]);
  });
});

it('the scroll position is restored after the back-forward cache', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
