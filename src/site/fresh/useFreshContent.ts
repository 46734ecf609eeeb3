import { useEffect } from 'react';
import { savesData } from '../browser/saves-data';
import { whenIdle } from '../browser/when-idle';

/** Looks, once the screen is alive, whether what it shows has been changed since the build; not for who saves data. */
export function useFreshContent(): void {
  useEffect(() => {
    if (!savesData()) whenIdle(async () => (await import('./keep-fresh')).keepFresh());
  }, []);
}
