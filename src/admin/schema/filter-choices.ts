import type { Field } from './fields';

const WITH_PICTURE = 'With a picture';
const WITHOUT_PICTURE = 'Without a picture';

/** What the list can be narrowed to by a field of this kind. */
export function filterChoices(field: Field): readonly string[] {
  switch (field.kind) {
    case 'select':
      return field.choices;
    case 'image':
      return [WITH_PICTURE, WITHOUT_PICTURE];
    default:
      return ['true', 'false'];
  }
}

/** A choice as ra-data-postgrest takes it, where it is not the column's value itself. */
export function choiceFilter(
  column: string,
  field: Field,
  choice: unknown,
): [key: string, value: unknown] | undefined {
  if (field.kind !== 'image') return undefined;
  const { emptyValue } = field;
  const isWithout = choice === WITHOUT_PICTURE;
  if (emptyValue === null) return isWithout ? [`${column}@is`, null] : [`${column}@not.is`, null];
  return [`${column}@${isWithout ? 'eq' : 'neq'}`, emptyValue];
}
