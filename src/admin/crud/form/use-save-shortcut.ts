import { useEffect, useEffectEvent } from 'react';

/** For `aria-keyshortcuts`. */
export const SAVE_KEYS = 'Control+S Meta+S';

/** A question, or a form of its own: not the sheet that shows the form's preview. */
const DIALOG = '[role=dialog]:not([data-shows-form] *)';

/** Prevents the browser's own "Save page". */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Nobody saves what stands behind.
      const isInDialog = event.target instanceof Element && event.target.closest(DIALOG);
      if (!event.repeat && !isInDialog) onSave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
