import { createContext } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The message is the browser's or the field's own. */
export interface FieldError {
  control: Control;
  label: string;
  message: string;
}

/** Messages by field name. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * Results of native constraint validation in the order of the fields. `data-or` names an alternative field of which one
 * is enough; `title` is the message of the pattern.
 */
export function validateForm(form: HTMLFormElement): FieldError[] {
  return [...form.elements]
    .filter((element): element is Control => 'validity' in element && isInvalid(element as Control))
    .map((control) => ({
      control,
      label: control.labels?.[0]?.textContent ?? '',
      message: validationMessage(control),
    }));
}

export function isStillInvalid({ control, message }: FieldError): boolean {
  return isInvalid(control) && validationMessage(control) === message;
}

function isInvalid(control: Control): boolean {
  return !control.validity.valid || lacksEither(control);
}

function lacksEither({ value, dataset, form }: Control): boolean {
  const other = dataset.or && form?.elements.namedItem(dataset.or);
  return value === '' && other instanceof HTMLInputElement && other.value === '';
}

function validationMessage(control: Control): string {
  if (lacksEither(control)) return 'One of these two is enough, but we need one.';
  const { patternMismatch, typeMismatch } = control.validity;
  // The browser's message for a type is more precise.
  return patternMismatch && !typeMismatch ? `${control.title}.` : control.validationMessage;
}
