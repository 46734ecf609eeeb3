import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the component's page is still current: an answer may arrive after a navigation. */
export function useIsCurrentPage(): () => boolean {
  const { pathname } = useLocation();
  const isMounted = useRef(true);
  useEffect(() => {
    // StrictMode runs every effect twice.
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // While the next page's code loads, this one is still rendered.
  return useCallback(() => isMounted.current && window.location.pathname === pathname, [pathname]);
}
