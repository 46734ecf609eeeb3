import { useLayoutEffect, useState, type RefObject } from 'react';
import type { BlogCard } from '../../../shared/blog';

/**
 * Keeps posts that are published while the list is being read from moving what is read: they wait above it until the
 * visitor asks for them, or looks for something else. A list out of view simply has them, and so has one whose visitor
 * has only just arrived.
 * @param posts all that match, newest first
 * @param search what they match; another search starts afresh
 */
export function useNewPosts(
  posts: readonly BlogCard[],
  search: string,
  list: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState({ posts, search });
  const waiting = search === shown.search ? newerThan(shown.posts, posts) : 0;
  // What is not newer only follows, changes or goes.
  if (waiting === 0 && (posts !== shown.posts || search !== shown.search))
    setShown({ posts, search });

  const showAll = () => setShown({ posts, search });

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- where the list stands is known only once it is laid out
    if (waiting > 0 && !isBeingRead(list.current)) setShown({ posts, search });
  }, [waiting, posts, search, list]);

  return { posts: posts.slice(waiting), waiting, showAll };
}

/** How many posts stand before the first that was known. */
function newerThan(known: readonly BlogCard[], posts: readonly BlogCard[]): number {
  const ids = new Set(known.map(({ id }) => id));
  return Math.max(
    0,
    posts.findIndex(({ id }) => ids.has(id)),
  );
}

function isBeingRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const isInView = bottom > 0 && top < window.innerHeight;
  return isInView && (window.scrollY > 0 || document.activeElement !== document.body);
}
