import { useEffect, useEffectEvent } from 'react';

/** Does something when somebody goes back in the browser: before React draws what is there, and where it draws the same. */
export function useOnBack(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    const leave = () => onBack();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
