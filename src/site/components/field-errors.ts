import { createContext } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a field, in the browser's words or the field's own. */
export interface FieldError {
  control: Control;
  label: string;
  message: string;
}

/** What is wrong, by the names of fields. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * What the browser's own check (HTML standard, constraint validation) finds in a form, in the order of its fields. A field
 * may say of itself `data-or`, the name of another that is enough in its place, and in `title` what its pattern wants.
 */
export function errorsOf(form: HTMLFormElement): FieldError[] {
  return [...form.elements]
    .filter((element): element is Control => 'validity' in element && isWrong(element as Control))
    .map((control) => ({
      control,
      label: control.labels?.[0]?.textContent ?? '',
      message: messageOf(control),
    }));
}

/** Whether what was told of a field is still what is wrong with it. */
export function isStillWrong({ control, message }: FieldError): boolean {
  return isWrong(control) && messageOf(control) === message;
}

/** Whether a field keeps its form from being sent. */
function isWrong(control: Control): boolean {
  return !control.validity.valid || lacksEither(control);
}

function lacksEither({ value, dataset, form }: Control): boolean {
  const other = dataset.or && form?.elements.namedItem(dataset.or);
  return value === '' && other instanceof HTMLInputElement && other.value === '';
}

function messageOf(control: Control): string {
  if (lacksEither(control)) return 'One of these two is enough, but we need one.';
  const { patternMismatch, typeMismatch } = control.validity;
  // What the browser knows of a type it says more closely.
  return patternMismatch && !typeMismatch ? `${control.title}.` : control.validationMessage;
}
