import { useEffect, useEffectEvent } from 'react';

/** Runs on the browser's back, before React renders, and also where it renders the same. */
export function useOnBack(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    const leave = () => onBack();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
