type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    /** Set by boot.ts for a press before hydration; `null` afterwards. */
    earlyClick?: HTMLButtonElement | null;
  }
}

const fieldsOf = (container: HTMLElement) => [
  ...container.querySelectorAll<Field>('input, select, textarea'),
];

interface RememberedInput {
  /** Called after the first render, before another, which may reset fields. */
  recordAgain: () => void;
  /** Dispatches the input again for React, and restores focus and caret. */
  replay: () => void;
}

interface Typed {
  value: string;
  caret: readonly (number | null)[];
}

/** Records input from before hydration until React has taken over. */
export function rememberInput(container: HTMLElement): RememberedInput {
  const fields = fieldsOf(container);
  const typed = new Map<Field, Typed>();
  let focused = document.activeElement;
  const pressedBefore = window.earlyClick;
  let isPressedAgain = false;
  window.earlyClick = undefined;

  const record = (field: Field) => typed.set(field, { value: field.value, caret: caretOf(field) });
  fields.filter((field) => field.value !== givenValue(field)).forEach(record);
  const listening = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    container.addEventListener(type, act, { capture: true, signal: listening.signal });
  listen('input', ({ target }) => record(target as Field));
  listen('focusin', ({ target }) => (focused = target as Element));
  listen('pointerdown', ({ target }) => {
    isPressedAgain ||= pressedBefore?.contains(target as Element) ?? false;
  });

  function replay(): void {
    listening.abort();
    const now = fieldsOf(container);
    /** The same field, or its replacement in the client-rendered page. */
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
    if (pressed) buttonLike(pressed, container)?.click();
  }

  return {
    recordAgain: () => [...typed.keys()].filter(({ isConnected }) => isConnected).forEach(record),
    replay,
  };
}

function caretOf(field: Field): readonly (number | null)[] {
  return 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [];
}

/**
 * The press to dispatch again. A hydrating React replays presses itself, and has already handled earlier ones; a client
 * render loses those on the replaced page.
 */
function lostPress(before: typeof window.earlyClick, isPressedAgain: boolean): typeof before {
  const since = window.earlyClick;
  const isAnswered = since?.isConnected || (isPressedAgain && before?.isConnected);
  return isAnswered ? undefined : (since ?? before);
}

/** The same button, or the one with its name in the client-rendered page. */
function buttonLike(pressed: HTMLButtonElement, container: HTMLElement) {
  if (pressed.isConnected) return pressed;
  return [...container.querySelectorAll('button')].find(
    (button) =>
      button.textContent === pressed.textContent && button.ariaLabel === pressed.ariaLabel,
  );
}

function givenValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.type === 'file' ? '' : field.defaultValue;
  const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return given?.value ?? '';
}

/**
 * React ignores an input event without a change, which it tracks by shadowing `value` on the element: the setter of the
 * prototype bypasses that.
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
