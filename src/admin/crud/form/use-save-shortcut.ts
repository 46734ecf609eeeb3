import { useEffect, useEffectEvent } from 'react';

/** For `aria-keyshortcuts`. */
export const SAVE_KEYS = 'Control+S Meta+S';

const FORM_OF_DIALOG = '[role=dialog] form';

/** Prevents the browser's own "Save page". */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      // A dialog's values are not part of the form yet.
      const isInDialog = event.target instanceof Element && event.target.closest(FORM_OF_DIALOG);
      if (!event.repeat && !isInDialog) onSave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
