import { focusInput } from '../editor/caret';
import { createStore } from '../ui/create-store';

/** On what stands around a field's input: the field's path in the form. */
export const FIELD = 'data-field';

/** The field that somebody wants to type in; what is folded around it opens. */
export const wantedField = createStore<{ path: string } | undefined>(undefined);

/** Ten seconds: what is folded is drawn slowly by a slow machine. */
const TRIES = 200;
const TRY_AGAIN_AFTER_MS = 50;

/** What is typed into comes before the buttons around it. */
const INPUTS = [
  '[contenteditable="true"]',
  'textarea:not([aria-hidden])',
  'input:not([type="hidden"], [type="file"], [aria-hidden])',
  'select, [role="combobox"]',
  'input[type="file"]',
  'button',
];

/**
 * Opens a field wherever the form keeps it, brings it into view and gives it the focus.
 * @param path of the field, or of a part of the record: then its first field
 * @param block of a rich text: where the caret goes
 * @returns whether there is such a field
 */
export async function openField(path: string, block?: number): Promise<boolean> {
  const goneOn = new AbortController();
  const { signal } = goneOn;
  for (const sign of ['keydown', 'pointerdown']) {
    document.addEventListener(sign, () => goneOn.abort(), { capture: true, signal });
  }
  let focused: HTMLElement | undefined;
  // Whoever has gone on meanwhile is left alone.
  for (let tries = 0; tries < TRIES && !signal.aborted; tries += 1) {
    wantedField.set({ path });
    const input = inputOf(path);
    // What has just been unfolded may be drawn once more.
    if (focused && !document.activeElement?.matches('body, iframe')) break;
    if (input) {
      focusInput(input, { preventScroll: true });
      (setCaret(input, block) ?? input).scrollIntoView({ block: 'center' });
      focused = input;
    }
    await new Promise((wake) => setTimeout(wake, TRY_AGAIN_AFTER_MS));
  }
  goneOn.abort();
  return focused !== undefined;
}

/** The path of the field that an element of the form belongs to. */
export function fieldAt(element: Element): string | undefined {
  return element.closest(`[${FIELD}]`)?.getAttribute(FIELD) ?? undefined;
}

/** The input of a field that is there to be typed in. */
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

/** Puts the caret at the start of a block of a rich text; the editor learns it from the selection. */
function setCaret(input: HTMLElement, block: number | undefined): Element | undefined {
  const wanted = block === undefined ? undefined : input.children[block];
  if (wanted && input.isContentEditable) getSelection()?.collapse(wanted, 0);
  return wanted;
}

/** Where somebody is typing, by which another form with the same fields finds it again. */
export interface FieldPlace {
  path: string;
  /** What is selected of a line or an area of text, or where the caret is. */
  selection?: [start: number, end: number];
}

/** The field that has the focus. */
export function focusedField(): FieldPlace | undefined {
  const input = document.activeElement;
  const path = input && fieldAt(input);
  if (!path) return undefined;
  return { path, selection: selectionOf(input) };
}

/** Gives it the focus at once, with the caret where it was; what is folded opens first. */
export function focusField({ path, selection }: FieldPlace): void {
  const input = inputOf(path);
  if (!input) return void openField(path);
  focusInput(input);
  if (selection && isText(input)) input.setSelectionRange(...selection);
}

function selectionOf(input: Element): FieldPlace['selection'] {
  if (!isText(input)) return undefined;
  const { selectionStart, selectionEnd } = input;
  // Dates, numbers and e-mail addresses do not tell.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function isText(input: Element): input is HTMLInputElement | HTMLTextAreaElement {
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
}
