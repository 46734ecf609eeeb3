import { useEffect } from 'react';
import { whenIdle } from '../browser/when-idle';

/** Looks, once the screen is alive, whether what it shows has been changed since the build. */
export function useFreshContent(): void {
  useEffect(() => whenIdle(async () => (await import('./keep-fresh')).keepFresh()), []);
}
