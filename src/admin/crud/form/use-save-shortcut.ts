import { useEffect, useEffectEvent } from 'react';

/** What the button says of itself that does the same (`aria-keyshortcuts`). */
export const SAVE_KEYS = 'Control+S Meta+S';

/** Ctrl+S, or Cmd+S on a Mac, saves the form instead of the web page. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) onSave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
