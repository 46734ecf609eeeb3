import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { untilLoaded } from '../ui/lazy-with-retry';
import type { HtmlEditor } from './HtmlEditor';
import type { PlainText } from './plain-paragraphs';

interface Arrived {
  Editor: typeof HtmlEditor;
  /** What it goes on with. */
  typed?: PlainText;
}

/** With Ctrl or Command: what the text area cannot do waits for the editor. */
const EDITOR_KEYS = ['b', 'i', 'k'];
/** As `aria-keyshortcuts` has them, by which they are kept before React listens too (src/shared/start/starter.ts). */
export const EDITOR_SHORTCUTS = EDITOR_KEYS.map((key) => key.toUpperCase())
  .flatMap((key) => [`Control+${key}`, `Meta+${key}`])
  .join(' ');

/** Kept, so that the next form has it at once. */
let code: typeof HtmlEditor | undefined;

/**
 * The editor, once it is wanted and its code is here; never in the middle of a composed character. It takes over what
 * stands in the text area, with the caret if that is there.
 */
export function useHtmlEditor(
  isWanted: boolean,
  area: RefObject<HTMLTextAreaElement | null>,
): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived | undefined>(code && { Editor: code });
  const isComposing = useRef(false);
  const shortcut = useRef<KeyboardEvent>(undefined);

  const arrive = useEffectEvent(() => {
    const Editor = code;
    if (!Editor || isComposing.current) return;
    // At once: a key that is pressed in between would be lost.
    flushSync(() => setArrived({ Editor, typed: typedIn(area.current) }));
    const { key, ctrlKey, metaKey } = shortcut.current ?? {};
    if (!key) return;
    // Once the editor has the focus and its caret.
    setTimeout(() => {
      const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', again));
    });
  });

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void untilLoaded(async () => (await import('./HtmlEditor')).HtmlEditor).then((Editor) => {
      code = Editor;
      if (isHere) arrive();
    });
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const begin = () => (isComposing.current = true);
    const end = () => {
      isComposing.current = false;
      // After the input event that the composition ends with.
      setTimeout(arrive);
    };
    const remember = (event: KeyboardEvent) => {
      const isShortcut =
        (event.ctrlKey || event.metaKey) && EDITOR_KEYS.includes(event.key.toLowerCase());
      shortcut.current = isShortcut ? event : undefined;
      if (isShortcut) event.preventDefault();
    };
    element.addEventListener('keydown', remember);
    element.addEventListener('compositionstart', begin);
    element.addEventListener('compositionend', end);
    return () => {
      element.removeEventListener('keydown', remember);
      element.removeEventListener('compositionstart', begin);
      element.removeEventListener('compositionend', end);
    };
  }, [area]);

  return arrived;
}

function typedIn(area: HTMLTextAreaElement | null): PlainText | undefined {
  if (!area) return undefined;
  const caret = document.activeElement === area ? area.selectionStart : undefined;
  return { text: area.value, caret };
}
