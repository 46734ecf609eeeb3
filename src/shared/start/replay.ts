type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** The button that was pressed last before React listened (starter.ts); `null` from then on. */
    earlyClick?: HTMLButtonElement | null;
    /** The shortcut that was pressed last before. */
    earlyKey?: KeyboardEvent;
  }
}

const fieldsOf = (container: HTMLElement) => [
  ...container.querySelectorAll<Field>('input, select, textarea'),
];

interface RememberedInput {
  /** To be called when React has drawn the page, and before it draws anything again: fields may be emptied by that. */
  noteOnceMore: () => void;
  /** Does it again, so that React hears of it, and keeps the focus and the caret. */
  replay: () => void;
}

interface Typed {
  value: string;
  caret: readonly (number | null)[];
}

/** Remembers what is typed, chosen and pressed from before React listens until it has taken over. */
export function rememberInput(container: HTMLElement): RememberedInput {
  const fields = fieldsOf(container);
  const typed = new Map<Field, Typed>();
  let focused = document.activeElement;
  const pressedBefore = window.earlyClick;
  let isPressedAgain = false;
  window.earlyClick = undefined;

  const note = (field: Field) => typed.set(field, { value: field.value, caret: caretOf(field) });
  fields.filter((field) => field.value !== givenValue(field)).forEach(note);
  const listening = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    container.addEventListener(type, act, { capture: true, signal: listening.signal });
  listen('input', ({ target }) => note(target as Field));
  listen('focusin', ({ target }) => (focused = target as Element));
  listen('pointerdown', ({ target }) => {
    isPressedAgain ||= pressedBefore?.contains(target as Element) ?? false;
  });

  function replay(): void {
    listening.abort();
    const now = fieldsOf(container);
    /** The same field, or the one that stands in its place on the page that React has drawn anew. */
    const counterpart = (field: Field) => (field.isConnected ? field : now[fields.indexOf(field)]);
    for (const [field, { value, caret }] of typed) {
      const live = counterpart(field);
      if (!live) continue;
      if (field === focused && live !== field) live.focus({ preventScroll: true });
      if (live.type === 'file') live.dispatchEvent(new Event('change', { bubbles: true }));
      else enter(live, value, caret);
    }
    const pressed = lostPress(pressedBefore, isPressedAgain);
    window.earlyClick = null;
    if (window.earlyKey?.target) {
      const { target, key, ctrlKey, metaKey } = window.earlyKey;
      const init = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
      target.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    if (pressed) buttonLike(pressed, container)?.click();
  }

  return {
    noteOnceMore: () => [...typed.keys()].filter(({ isConnected }) => isConnected).forEach(note),
    replay,
  };
}

function caretOf(field: Field): readonly (number | null)[] {
  return 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
}

/**
 * Where React hydrates, it answers itself what is pressed while it does, and what was pressed before that has been
 * decided anew. Where it draws the page anew, what stood there before is pressed in vain until it is gone.
 */
function lostPress(before: typeof window.earlyClick, isPressedAgain: boolean): typeof before {
  const since = window.earlyClick;
  const isAnswered = since?.isConnected || (isPressedAgain && before?.isConnected);
  return isAnswered ? undefined : (since ?? before);
}

/** The same button, or the one of the same name on the page that React has drawn anew. */
function buttonLike(pressed: HTMLButtonElement, container: HTMLElement) {
  if (pressed.isConnected) return pressed;
  return [...container.querySelectorAll('button')].find(
    (one) => one.textContent === pressed.textContent && one.ariaLabel === pressed.ariaLabel,
  );
}

function givenValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.type === 'file' ? '' : field.defaultValue;
  const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return given?.value ?? '';
}

/**
 * React ignores an input event whose value it has seen: it shadows `value` on the element to see every change, so
 * the last step goes past that shadow, through the prototype.
 */
function enter(field: Field, value: string, [start, end]: Typed['caret']): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (typeof start === 'number' && 'setSelectionRange' in field)
    field.setSelectionRange(start, end ?? start);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
