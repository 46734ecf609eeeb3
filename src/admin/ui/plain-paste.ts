/** Non-breaking spaces, which word processors and PDFs write in a row. */
const BLANKS = /[\u00a0\u2007\u202f]/g;
/** Soft hyphens, zero-width spaces, byte order marks. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

export function plainText(text: string): string {
  return text.replace(BLANKS, ' ').replace(UNSEEN, '');
}

const FIELD =
  'textarea, input:is([type="text"], [type="search"], [type="url"], [type="tel"], :not([type]))';

/** Normalises text pasted into fields; returns the clean-up. */
export function listenForPaste(page: Document): () => void {
  const paste = (event: ClipboardEvent) => {
    const field = event.target;
    if (!(field instanceof Element) || !field.matches(FIELD)) return;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const text = plainText(pasted);
    if (text === pasted || event.defaultPrevented) return;
    event.preventDefault();
    insert(page, field as HTMLInputElement, text);
  };
  page.addEventListener('paste', paste);
  return () => page.removeEventListener('paste', paste);
}

/** As if typed, for the browser's undo. */
function insert(page: Document, field: HTMLInputElement, text: string): void {
  const line = field.localName === 'input' ? text.replace(/[\r\n]+/g, ' ') : text;
  // Deprecated, and the only way into the browser's undo.
  if (page.execCommand?.('insertText', false, line)) return;
  field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: line }));
}
