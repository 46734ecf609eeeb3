import { useEffect, useEffectEvent } from 'react';

/** What the button says of itself that does the same (`aria-keyshortcuts`). */
export const SAVE_KEYS = 'Control+S Meta+S';

const FORM_OF_DIALOG = '[role=dialog] form';

/** Ctrl+S, or Cmd+S on a Mac, saves the form instead of the web page. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      // What is typed in a dialog over the form is no part of it yet.
      const isInDialog = event.target instanceof Element && event.target.closest(FORM_OF_DIALOG);
      if (!event.repeat && !isInDialog) onSave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
