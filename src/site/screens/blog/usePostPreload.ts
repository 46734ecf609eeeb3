import { useQueryClient } from '@tanstack/react-query';
import { postPath } from '../../../shared/blog';
import { postQuery } from '../../data/post-queries';
import { findRoute } from '../../routes';

/** Handlers for a link to a post: its text and the post screen's code are on their way before the click. */
export function usePostPreload(slug: string) {
  const queryClient = useQueryClient();

  function preload() {
    void queryClient.prefetchQuery({ ...postQuery(slug), retry: false });
    void findRoute(postPath(slug))?.load();
  }

  return { onPointerEnter: preload, onTouchStart: preload, onFocus: preload };
}
