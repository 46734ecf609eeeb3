import type { KeyboardEvent } from 'react';

const ONE_LINE = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), select';
/** In a form with a single line of text a browser would submit it. */
const CHOICE = '[type=checkbox], [type=radio]';
const FIELDS =
  'input:not([type=hidden], [type=file]), select, textarea:not([aria-hidden]), [role=textbox]';

/** Enter in a one-line field goes on to the next one: what is published is decided by the button and the shortcut. */
export function moveOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  // A dialog's fields are inside the form for React only.
  if (!form.contains(target) || !target.matches(`${ONE_LINE}, ${CHOICE}`)) return;
  event.preventDefault();
  if (target.matches(CHOICE)) return;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(isUsable);
  fields[fields.indexOf(target) + 1]?.focus();
}

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled, [readonly]') && field.getClientRects().length > 0;
}
