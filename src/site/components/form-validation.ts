import { createContext } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The message is the browser's or the field's own. */
export interface FieldError {
  control: Control;
  /** Names both of two fields of which one is enough. */
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
  const controls = [...form.elements].filter((one): one is Control => 'validity' in one);
  // To native validation blanks are a name.
  for (const control of controls) if (control.value.trim() === '') control.value = '';
  return controls.filter(isInvalid).map((control) => ({
    control,
    label: [control, lackedToo(control)].flatMap((one) => labelOf(one) ?? []).join(' or '),
    message: validationMessage(control),
  }));
}

export function isStillInvalid({ control, message }: FieldError): boolean {
  return isInvalid(control) && validationMessage(control) === message;
}

function isInvalid(control: Control): boolean {
  return !control.validity.valid || lackedToo(control) !== undefined;
}

/** The alternative field, if both are empty. */
function lackedToo({ value, dataset, form }: Control): HTMLInputElement | undefined {
  const other = dataset.or && form?.elements.namedItem(dataset.or);
  const isLacked = value === '' && other instanceof HTMLInputElement && other.value === '';
  return isLacked ? other : undefined;
}

const labelOf = (control?: Control) => control?.labels?.[0]?.textContent;

function validationMessage(control: Control): string {
  if (lackedToo(control)) return 'One of these two is enough, but we need one.';
  const { patternMismatch, typeMismatch } = control.validity;
  // The browser's message for a type is more precise.
  return patternMismatch && !typeMismatch ? `${control.title}.` : control.validationMessage;
}
