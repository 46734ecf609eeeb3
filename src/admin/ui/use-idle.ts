import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle';

/** Whether the browser has been idle since the first render: what is beside the fields loads after them. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    whenIdle(left.signal).then(
      // A transition, rendered in slices: the user may be typing.
      () => startTransition(() => setIdle(true)),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return isIdle;
}
