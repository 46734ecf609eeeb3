import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { postPath } from '../../../shared/blog';
import { postQuery } from '../../data/post-queries';
import { ScreenLoaderContext } from '../../start/screen-loader-context';

/** Prefetches a post and its screen before the click. */
export function usePrefetchOnHover(slug: string) {
  const queryClient = useQueryClient();
  const loadScreen = useContext(ScreenLoaderContext);

  function prefetch() {
    void queryClient.prefetchQuery({ ...postQuery(slug), retry: false });
    void loadScreen(postPath(slug));
  }

  return { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
