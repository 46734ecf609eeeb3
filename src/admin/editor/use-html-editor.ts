import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { untilLoaded } from '../ui/lazy-with-retry';
import type { HtmlEditor } from './HtmlEditor';
import type { PlainText } from './plain-paragraphs';

interface Loaded {
  Editor: typeof HtmlEditor;
  /** Text of the textarea, taken over. */
  typed?: PlainText;
}

/** With Ctrl or Command: replayed in the editor. */
const EDITOR_KEYS = ['b', 'i', 'k'];
/** Syntax of `aria-keyshortcuts`. */
export const EDITOR_SHORTCUTS = EDITOR_KEYS.map((key) => key.toUpperCase())
  .flatMap((key) => [`Control+${key}`, `Meta+${key}`])
  .join(' ');

/** Cached for the next form. */
let code: typeof HtmlEditor | undefined;

/** The editor, once wanted and loaded, but not during an IME composition. Takes over the textarea's text and caret. */
export function useHtmlEditor(
  isWanted: boolean,
  area: RefObject<HTMLTextAreaElement | null>,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(code && { Editor: code });
  const isComposing = useRef(false);
  const shortcut = useRef<KeyboardEvent>(undefined);

  const arrive = useEffectEvent(() => {
    const Editor = code;
    if (!Editor || isComposing.current) return;
    // Synchronous: a key in between would be lost.
    flushSync(() => setLoaded({ Editor, typed: typedIn(area.current) }));
    const { key, ctrlKey, metaKey } = shortcut.current ?? {};
    if (!key) return;
    // After the editor has the focus and caret.
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

  return loaded;
}

function typedIn(area: HTMLTextAreaElement | null): PlainText | undefined {
  if (!area) return undefined;
  const caret = document.activeElement === area ? area.selectionStart : undefined;
  return { text: area.value, caret };
}
