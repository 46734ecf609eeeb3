import { useEffect, useRef } from 'react';

/** What the button says of itself that the shortcut presses (`aria-keyshortcuts`). */
export const SAVE_KEYS = 'Control+S Meta+S';

/** Ctrl+S, or Cmd+S on a Mac, presses the button that saves the surrounding form instead of saving the web page. */
export function SaveShortcut() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (event.repeat) return;
      const form = place.current?.closest('form');
      form?.querySelector<HTMLElement>(`[aria-keyshortcuts="${SAVE_KEYS}"]`)?.click();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);

  return <span ref={place} hidden />;
}
