import { useEffect } from 'react';
import { readChanged } from '../../site/revalidate/read-changed';

/** Lets previews show prices, telephone and hours as they are saved, not as they were at the last build. */
export function useCurrentContent(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // What was built stays where nobody answers.
      readChanged().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
