import { useEffect } from 'react';
import { fetchChanges } from '../../site/revalidate/fetch-changes';

/** Lets previews show prices, telephone and hours as they are saved, not as they were at the last build. */
export function useCurrentContent(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // What was built stays where nobody answers.
      fetchChanges().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
