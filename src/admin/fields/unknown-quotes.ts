import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { recordTexts } from '../../schema/record-texts';

interface UnknownQuote {
  /** Of the text that quotes it, in the form. */
  path: string;
  /** The same in plain words. */
  place: string;
  error: string;
}

/** What the texts inside a field's value quote and nothing stands behind, of which the form may show none. */
export async function unknownQuotesInside(
  source: string,
  field: Field,
  value: unknown,
): Promise<UnknownQuote[]> {
  const texts = recordTexts({ [source]: field }, { [source]: value }, (text) => text);
  const quoting = texts.filter(({ text }) => text.includes('{{'));
  if (quoting.length === 0) return [];
  const { unknownIn } = await import('../data/quoted-figures');
  const asked = quoting.map(async ({ path, place, text }) => {
    const error = await unknownIn(text);
    return error ? [{ path, place, error }] : [];
  });
  return (await Promise.all(asked)).flat();
}

/** What a text quotes and nothing stands behind, or the first such text of those that may be folded. */
export async function problemOfQuotes(
  source: string,
  field: Field,
  value: unknown,
): Promise<string | undefined> {
  if (!kindOf(field).isFolded) return (await import('../data/quoted-figures')).unknownIn(value);
  const [first] = await unknownQuotesInside(source, field, value);
  return first && `${first.place}: ${first.error}`;
}
