import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isAppShown, keepWritten } from './start-app';

/**
 * What of the first page is drawn after what is around it, so that neither drawing it nor what the browser does then is
 * part of one long task; what the build has written stays meanwhile. On a later page it comes with the rest.
 */
export function AfterTheRest({ children }: { children: ReactNode }) {
  const [isDrawn, draw] = useState(isAppShown);

  useEffect(() => {
    if (isDrawn) return undefined;
    startTransition(() => draw(true));
    return keepWritten();
  }, [isDrawn]);

  return isDrawn && children;
}
