import { useEffect } from 'react';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** Hosts distinguish "/About" and "/about"; visitors do not. Leaves for the address in small letters if one is there. */
export function useLowerCase(pathname: string): void {
  useEffect(() => {
    const path = withoutFinalSlashes(pathname).toLowerCase();
    if (path === pathname) return undefined;
    const asking = new AbortController();
    fetch(path, { method: 'HEAD', signal: asking.signal }).then(
      ({ ok }) => {
        if (ok && !asking.signal.aborted)
          window.location.replace(path + window.location.search + window.location.hash);
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [pathname]);
}
