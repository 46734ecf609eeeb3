import { useEffect } from 'react';
import { savesData } from '../start/saves-data';

/** Looks, once the screen is alive, whether what it shows has been changed since the build; not for who saves data. */
export function useFreshContent(): void {
  useEffect(() => {
    if (!savesData()) void import('./keep-fresh').then(({ keepFresh }) => keepFresh());
  }, []);
}
