import { focusInput } from '../editor/caret';
import { createStore } from '../ui/create-store';

/** Attribute with the field's path, on the element around its input. */
export const FIELD = 'data-field';

/** The field to focus; collapsed sections around it expand. */
export const wantedField = createStore<{ path: string } | undefined>(undefined);

/** Ten seconds in all: a slow machine takes long to expand a section. */
const TRIES = 200;
const TRY_AGAIN_AFTER_MS = 50;

/** By priority: text inputs before the buttons around them. */
const INPUTS = [
  '[contenteditable="true"]',
  'textarea:not([aria-hidden])',
  'input:not([type="hidden"], [type="file"], [aria-hidden])',
  'select, [role="combobox"]',
  'input[type="file"]',
  'button',
];

/**
 * Expands what is collapsed around a field, scrolls to it and focuses it.
 * @param path of the field, or of a group: then its first field
 * @param block of a rich text, for the caret
 */
export async function openField(path: string, block?: number): Promise<void> {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  for (const sign of ['keydown', 'pointerdown']) {
    document.addEventListener(sign, () => interrupted.abort(), { capture: true, signal });
  }
  let focused: HTMLElement | undefined;
  // Stops when the user types or clicks meanwhile.
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    wantedField.set({ path });
    const input = inputOf(path);
    // A section that has just expanded may rerender.
    if (focused && !document.activeElement?.matches('body, iframe')) break;
    if (input) {
      focusInput(input, { preventScroll: true });
      (setCaret(input, block) ?? input).scrollIntoView({ block: 'center' });
      focused = input;
    }
    await new Promise((wake) => setTimeout(wake, TRY_AGAIN_AFTER_MS));
  }
  interrupted.abort();
}

/** Path of the field around an element. */
export function fieldAt(element: Element): string | undefined {
  return element.closest(`[${FIELD}]`)?.getAttribute(FIELD) ?? undefined;
}

/** The visible, focusable input of a field. */
export function inputOf(path: string): HTMLElement | undefined {
  const places = [
    `[${FIELD}="${CSS.escape(path)}"]`,
    `[${FIELD}^="${CSS.escape(`${path}.`)}"]`,
  ].flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const place of places) {
    for (const selector of INPUTS) {
      const found = [...place.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.tabIndex >= 0 && element.checkVisibility(),
      );
      if (found) return found;
    }
  }
  return undefined;
}

/** Moves the caret to the start of a block; the editor follows the selection. */
function setCaret(input: HTMLElement, block: number | undefined): Element | undefined {
  const wanted = block === undefined ? undefined : input.children[block];
  if (wanted && input.isContentEditable) getSelection()?.collapse(wanted, 0);
  return wanted;
}

/** The focus, to restore it in another form of the same fields. */
export interface FieldPlace {
  path: string;
  /** Selection in an input or textarea. */
  selection?: [start: number, end: number];
}

export function focusedField(): FieldPlace | undefined {
  const input = document.activeElement;
  const path = input && fieldAt(input);
  if (!path) return undefined;
  return { path, selection: selectionOf(input) };
}

/** Restores focus and selection; expands a collapsed section first. */
export function focusField({ path, selection }: FieldPlace): void {
  const input = inputOf(path);
  if (!input) return void openField(path);
  focusInput(input);
  if (selection && isText(input)) input.setSelectionRange(...selection);
}

function selectionOf(input: Element): FieldPlace['selection'] {
  if (!isText(input)) return undefined;
  const { selectionStart, selectionEnd } = input;
  // Null for inputs of dates, numbers and e-mail addresses.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function isText(input: Element): input is HTMLInputElement | HTMLTextAreaElement {
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
}
