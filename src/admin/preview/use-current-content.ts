import { useEffect } from 'react';
import { fetchChanges } from '../../site/revalidate/fetch-changes';

/** Revalidates content in previews, such as prices, telephone and hours. */
export function useCurrentContent(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Offline the built content remains.
      fetchChanges().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
