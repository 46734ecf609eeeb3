import { useCallback, type RefCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAdminPath } from '../../../hosting/entries';

/** A `ref` for a written text: its links to other pages of the site open in place, as all others do. */
export function useTextLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return useCallback(
    (element) => {
      const follow = (event: MouseEvent) => {
        const { ctrlKey, metaKey, shiftKey, altKey, button, defaultPrevented, target } = event;
        if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || defaultPrevented) return;
        const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
        if (!link || link.origin !== window.location.origin) return;
        // A file, such as a price list, is no page.
        if (isAdminPath(link.pathname) || /\.\w+$/.test(link.pathname)) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      };
      element?.addEventListener('click', follow);
      return () => element?.removeEventListener('click', follow);
    },
    [navigate],
  );
}
