export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The button that was pressed last before React listened (starter.ts); `null` from then on. */
    earlyClick?: HTMLButtonElement | null;
  }
}

export const fieldsOf = (container: HTMLElement) => [
  ...container.querySelectorAll<Field>('input, select, textarea'),
];

/**
 * Remembers what is typed, chosen and pressed from before React listens until it has taken over.
 * @returns does it again, so that React hears of it, and keeps the focus and the caret
 */
export function rememberInput(container: HTMLElement): () => void {
  const fields = fieldsOf(container);
  const typed = new Map<Field, string>();
  let focused = document.activeElement;
  const pressed = window.earlyClick;

  const note = (field: Field) => typed.set(field, field.value);
  fields.filter((field) => field.value !== givenValue(field)).forEach(note);
  const listening = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    container.addEventListener(type, act, { capture: true, signal: listening.signal });
  listen('input', ({ target }) => note(target as Field));
  listen('focusin', ({ target }) => (focused = target as Element));

  return () => {
    listening.abort();
    const now = fieldsOf(container);
    /** The same field, or the one that stands in its place on the page that React has drawn anew. */
    const counterpart = (field: Field) => (field.isConnected ? field : now[fields.indexOf(field)]);
    for (const [field, value] of typed) {
      const live = counterpart(field);
      if (!live) continue;
      if (field === focused && live !== field) live.focus({ preventScroll: true });
      if (live.type === 'file') live.dispatchEvent(new Event('change', { bubbles: true }));
      else enter(live, value);
    }
    window.earlyClick = null;
    if (pressed?.isConnected) pressed.click();
  };
}

export function givenValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.type === 'file' ? '' : field.defaultValue;
  const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return given?.value ?? '';
}

/**
 * React ignores an input event whose value it has seen: it shadows `value` on the element to see every change, so
 * the last step goes past that shadow, through the prototype.
 */
export function enter(field: Field, value: string): void {
  const caret =
    'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : [];
  const prototype = Object.getPrototypeOf(field) as Field;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const [start, end] = caret;
  if (typeof start === 'number' && 'setSelectionRange' in field)
    field.setSelectionRange(start, end ?? start);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
