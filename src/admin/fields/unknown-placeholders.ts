import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { recordTexts } from '../../schema/record-texts';

interface UnknownPlaceholder {
  /** Of the text, in the form. */
  path: string;
  /** The path as labels. */
  place: string;
  error: string;
}

/** Unknown placeholders of all texts in a value, also of collapsed ones. */
export async function unknownPlaceholdersInside(
  source: string,
  field: Field,
  value: unknown,
): Promise<UnknownPlaceholder[]> {
  const texts = recordTexts({ [source]: field }, { [source]: value }, (text) => text);
  const quoting = texts.filter(({ text }) => text.includes('{{'));
  if (quoting.length === 0) return [];
  const { unknownPlaceholderError } = await import('../data/placeholder-values');
  const asked = quoting.map(async ({ path, place, text }) => {
    const error = await unknownPlaceholderError(text);
    return error ? [{ path, place, error }] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** Validation error for the first text with an unknown placeholder. */
export async function unknownPlaceholdersError(
  source: string,
  field: Field,
  value: unknown,
): Promise<string | undefined> {
  if (!kindOf(field).isFolded)
    return (await import('../data/placeholder-values')).unknownPlaceholderError(value);
  const [first] = await unknownPlaceholdersInside(source, field, value);
  return first && `${first.place}: ${first.error}`;
}
