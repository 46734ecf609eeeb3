import { useQueryClient } from '@tanstack/react-query';
import { postQuery } from '../../data/post-queries';

/** Prefetches a post before the click; the code of its screen comes by start/prefetch.ts. */
export function usePrefetchOnHover(slug: string) {
  const queryClient = useQueryClient();
  const prefetch = () => void queryClient.prefetchQuery({ ...postQuery(slug), retry: false });
  return { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
