// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlogCard } from '../../../shared/blog';
import { useNewPosts } from './use-post-results';

const card = (id: string): BlogCard => ({
  id,
  title: id,
  excerpt: '',
  date: 'May 14, 2025',
  image: '',
  category: '',
  slug: id,
  created_at: '',
});

const cards = (...ids: string[]) => ids.map(card);

/** A list whose top stands so far below the top of the window, 768 pixels high. */
function listAt(top: number) {
  const element = document.createElement('section');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 2000));
  return { current: element };
}

function render(list: ReturnType<typeof listAt>) {
  const hook = renderHook(({ posts, search }) => useNewPosts(posts, search, list), {
    initialProps: { posts: cards('b', 'c'), search: '' },
  });
  const ids = () => hook.result.current.posts.map(({ id }) => id).join(' ');
  return { ...hook, ids };
}

beforeEach(() => vi.stubGlobal('scrollY', 20));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('posts newer than the list', () => {
  it('wait while the list is in view, until they are asked for', () => {
    const { ids, rerender, result } = render(listAt(100));
    rerender({ posts: cards('new', 'b', 'c'), search: '' });
    expect([ids(), result.current.waiting]).toEqual(['b c', 1]);
    act(() => result.current.showAll());
    expect([ids(), result.current.waiting]).toEqual(['new b c', 0]);
  });

  it('join a list that is out of view', () => {
    const { ids, rerender } = render(listAt(900));
    rerender({ posts: cards('new', 'b', 'c'), search: '' });
    expect(ids()).toBe('new b c');
  });

  it('join the list of a visitor who has only just arrived', () => {
    vi.stubGlobal('scrollY', 0);
    const { ids, rerender } = render(listAt(100));
    rerender({ posts: cards('new', 'b', 'c'), search: '' });
    expect(ids()).toBe('new b c');
  });

  it('wait while the visitor uses something of the page', () => {
    vi.stubGlobal('scrollY', 0);
    document.body.append(document.createElement('input'));
    document.querySelector('input')?.focus();
    const { ids, rerender } = render(listAt(100));
    rerender({ posts: cards('new', 'b', 'c'), search: '' });
    expect(ids()).toBe('b c');
  });

  it('are part of the next search', () => {
    const { ids, rerender } = render(listAt(100));
    rerender({ posts: cards('new', 'b', 'c'), search: '' });
    rerender({ posts: cards('new', 'b'), search: 'b' });
    expect(ids()).toBe('new b');
  });

  it('hold up neither what follows nor what goes', () => {
    const { ids, rerender } = render(listAt(100));
    rerender({ posts: cards('c', 'older', 'oldest'), search: '' });
    expect(ids()).toBe('c older oldest');
  });

  it('are all that there is when nothing was shown before', () => {
    const { ids, rerender } = render(listAt(100));
    rerender({ posts: [], search: '' });
    rerender({ posts: cards('first', 'second'), search: '' });
    expect(ids()).toBe('first second');
  });
});
