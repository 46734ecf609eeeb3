import type { Field } from '../../schema/fields';
import { recordTexts } from '../../schema/record-texts';

interface UnknownQuote {
  /** Of the text that quotes it, in the form. */
  path: string;
  /** The same in plain words. */
  place: string;
  error: string;
}

/** A sentence about what a text quotes and nothing stands behind; what there is to quote is asked for when it quotes something. */
export async function unknownQuote(value: unknown): Promise<string | undefined> {
  if (!JSON.stringify(value ?? '').includes('{{')) return undefined;
  return (await import('../data/quoted-figures')).unknownIn(value);
}

/** The same of every text inside a field's value, of which the form may show none. */
export async function unknownQuotesInside(
  source: string,
  field: Field,
  value: unknown,
): Promise<UnknownQuote[]> {
  const texts = recordTexts({ [source]: field }, { [source]: value }, (text) => text);
  const asked = texts.map(async ({ path, place, text }) => {
    const error = await unknownQuote(text);
    return error ? [{ path, place, error }] : [];
  });
  return (await Promise.all(asked)).flat();
}
