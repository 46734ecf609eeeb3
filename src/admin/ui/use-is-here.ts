import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells at any moment whether the page is still that of the component: an answer may come when somebody has gone elsewhere. */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const isMounted = useRef(true);
  useEffect(() => {
    // StrictMode runs every effect twice.
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // While the code of another page is on its way this one is still drawn.
  return useCallback(() => isMounted.current && window.location.pathname === pathname, [pathname]);
}
