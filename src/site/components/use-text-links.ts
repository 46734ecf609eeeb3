import { useCallback, type RefCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isScreenAddress } from './is-screen-address';

/** A `ref` for HTML of staff: links to the site's own pages navigate without a reload. */
export function useTextLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return useCallback(
    (element) => {
      const follow = (event: MouseEvent) => {
        const { ctrlKey, metaKey, shiftKey, altKey, button, defaultPrevented, target } = event;
        if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || defaultPrevented) return;
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
        if (!link || link.origin !== window.location.origin) return;
        if (!isScreenAddress(link.pathname)) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [navigate],
  );
}
