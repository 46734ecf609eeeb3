import type { SelectField } from './choices';

/** The choice that visitors see of a stored one: the first where it is none of the list. */
export function shownChoice(stored: unknown, { choices }: Pick<SelectField, 'choices'>) {
  const values = choices.map((choice) => (typeof choice === 'string' ? choice : choice.value));
  return values.find((value) => value === stored) ?? values[0];
}
