import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Undoes the browser's Back, so that it takes nothing away that is shown once. */
export function useStay(isShown: boolean): void {
  const blocker = useBlocker(isShown);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
