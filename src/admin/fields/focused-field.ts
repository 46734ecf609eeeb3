import { focusInput } from '../editor/caret';
import { fieldAt, inputOf, openField } from './open-field';

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
