export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface TypedField {
  /** Its place among the fields of the page. */
  index: number;
  value: string;
  focused: boolean;
}

export function fieldsOf(container: HTMLElement): Field[] {
  return [...container.querySelectorAll<Field>('input, select, textarea')];
}

/** The fields whose value is no longer the one that the HTML gave them. */
export function typedFields(container: HTMLElement): TypedField[] {
  return fieldsOf(container).flatMap((field, index) =>
    field.value === givenValue(field)
      ? []
      : [{ index, value: field.value, focused: field === document.activeElement }],
  );
}

/** Enters values so that React hears of them, also where it has set a value of its own. */
export function enterFields(container: HTMLElement, typed: readonly TypedField[]): void {
  const fields = fieldsOf(container);
  for (const { index, value, focused } of typed) {
    const field = fields[index];
    if (!field) continue;
    if (focused) field.focus({ preventScroll: true });
    enter(field, value);
  }
}

export function givenValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? '';
}

/**
 * React ignores an input event whose value it has seen: it shadows `value` on the element to see every change, so
 * the last step goes past that shadow, through the prototype.
 */
export function enter(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
