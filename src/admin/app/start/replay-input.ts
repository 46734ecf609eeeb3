import { enter, fieldsOf, givenValue, type Field } from '../../../shared/start/replay';
import { TAKES_FOCUS } from '../../ui/takes-focus';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Does again in the application what a person has done in the page that it replaces: what was typed, chosen and pressed,
 * and where the focus and the caret are.
 * @param replace puts the one in the place of the other
 */
export function replayInput(from: HTMLElement, to: HTMLElement, replace: () => void): void {
  const focused = document.activeElement;
  const focus = focused && from.contains(focused) && counterpart(focused, from, to);
  const changed = fieldsOf(from).filter(isChanged);
  for (const area of from.querySelectorAll<HTMLElement>('textarea[rows]'))
    keepHeight(area, counterpart(area, from, to));
  const pressed = window.earlyClick;
  const toPress = pressed && counterpart(pressed, from, to);
  replace();
  // From now on React listens itself.
  window.earlyClick = null;
  for (const field of changed) {
    const live = counterpart(field, from, to);
    if (live) fill(live as Field, field);
  }
  if (focused && focus instanceof HTMLElement) {
    focus.focus({ preventScroll: true });
    placeCaret(focus, focused);
  } else to.querySelector<HTMLElement>(`[${TAKES_FOCUS}=true]`)?.focus({ preventScroll: true });
  if (toPress instanceof HTMLElement) toPress.click();
}

function isChanged(field: Field): boolean {
  return field.value !== givenValue(field);
}

function fill(field: Field, from: Field): void {
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && from.files) {
    field.files = from.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else enter(field, from.value);
  field.scrollTop = from.scrollTop;
}

/** MUI measures a text area anew once it is in the document, which is a frame too late. */
function keepHeight(area: HTMLElement, live: Element | undefined): void {
  if (live instanceof HTMLElement) live.style.height = getComputedStyle(area).height;
}

function placeCaret(field: HTMLElement, from: Element): void {
  const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    'selectionStart' in element && element.selectionStart !== null;
  if (!isText(field) || !isText(from)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/** The element that is named as this one, counted among those of its name. */
function counterpart(element: Element, from: HTMLElement, to: HTMLElement): Element | undefined {
  const named = (container: HTMLElement) =>
    [...container.querySelectorAll(FOCUSABLE)].filter(
      (other) => other.tagName === element.tagName && nameOf(other) === nameOf(element),
    );
  return named(to)[named(from).indexOf(element)];
}

function nameOf(element: Element): string {
  return (
    element.getAttribute('name') ??
    element.getAttribute('aria-label') ??
    (element.matches('a, button') ? (element.textContent ?? '') : '')
  );
}
