import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from './after-paint';

/**
 * What of a screen stands below its heading. Who follows a link sees the heading a frame before it; whoever opens the
 * page, goes back or goes to an anchor gets both at once, because the place may be anywhere in it.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isAhead = useNavigationType() !== 'POP' && !hash;
  const [isShown, setShown] = useState(!isAhead);
  useEffect(() => {
    if (isShown) return undefined;
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown && children;
}
