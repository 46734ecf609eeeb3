/** Blanks at which a line does not break, of which word processors and PDFs write one after the other. */
const BLANKS = /[\u00a0\u2007\u202f]/g;
/** Signs that nobody sees: where a word may be parted, where a file begins. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** Plain text from elsewhere, with blanks at which lines break. */
export function plainText(text: string): string {
  return text.replace(BLANKS, ' ').replace(UNSEEN, '');
}

const FIELD =
  'textarea, input:is([type="text"], [type="search"], [type="url"], [type="tel"], :not([type]))';

/** Has the fields of a page take pasted text as plainText makes it; returns what ends that. */
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

/** As if it were typed, so that the browser's undo takes it back. */
function insert(page: Document, field: HTMLInputElement, text: string): void {
  const line = field.localName === 'input' ? text.replace(/[\r\n]+/g, ' ') : text;
  // Out of the standard by now, and the only way into the browser's undo.
  if (page.execCommand?.('insertText', false, line)) return;
  field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: line }));
}
