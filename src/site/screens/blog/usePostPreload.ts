import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { postPath } from '../../../shared/blog';
import { postQuery } from '../../data/post-queries';
import { ScreenLoader } from '../../screen-loader';

/** Handlers for a link to a post: its text and the post screen's code are on their way before the click. */
export function usePostPreload(slug: string) {
  const queryClient = useQueryClient();
  const loadScreen = useContext(ScreenLoader);

  function preload() {
    void queryClient.prefetchQuery({ ...postQuery(slug), retry: false });
    void loadScreen(postPath(slug));
  }

  return { onPointerEnter: preload, onTouchStart: preload, onFocus: preload };
}
