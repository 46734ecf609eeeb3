import { useEffect, useRef } from 'react';

/** The function of the latest render, for what ends later: its field may be moved by then. None once that is gone. */
export function useLatest<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef<typeof act>(undefined);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = undefined;
    };
  });
  return (...args: Args): Result | undefined => latest.current?.(...args);
}
