import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postsQuery } from '../../data/post-queries';

/** Reads the list again when a scheduled post becomes public while it is open; only where posts can be scheduled. */
export function usePublications(canBeScheduled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!canBeScheduled) return;
    const until = new AbortController();
    const readAgain = () => queryClient.invalidateQueries(postsQuery);
    void import('../../data/next-publication').then(({ atPublications }) =>
      atPublications(readAgain, until.signal),
    );
    return () => until.abort();
  }, [queryClient, canBeScheduled]);
}
