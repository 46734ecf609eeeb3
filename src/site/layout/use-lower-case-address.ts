import { useEffect } from 'react';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** Hosts distinguish "/About" and "/about"; visitors do not. Leaves for the address in small letters if one is there. */
export function useLowerCaseAddress(pathname: string): void {
  useEffect(() => {
    const path = withoutFinalSlashes(pathname).toLowerCase();
    if (path === pathname) return undefined;
    // With the origin: "//example.com" is a path of ours that alone would name another host.
    const address = window.location.origin + path;
    const asking = new AbortController();
    fetch(address, { method: 'HEAD', signal: asking.signal }).then(
      ({ ok }) => {
        if (ok && !asking.signal.aborted)
          window.location.replace(address + window.location.search + window.location.hash);
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [pathname]);
}
