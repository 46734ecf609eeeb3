import type { Field } from '../../schema/fields';
import type { FormValues, MemberFields } from '../../schema/kind';
import { shownChoice } from '../../schema/section';
import { readableArticle } from '../../shared/article/readable-article';
import { geopointOf } from '../../shared/geopoint';
import { isSafeAddress } from './safe-address';

/** Fills the placeholders of a text. */
export type Fill = (text: string) => string;

/** What components may rely on, of values that are hostile until proven otherwise: each of its field's own shape. */
export function readableValues(
  values: FormValues,
  fields: MemberFields | readonly (readonly [string, Field])[],
  fill: Fill,
): FormValues {
  const all = Array.isArray(fields) ? fields : Object.entries(fields);
  const read = all.map(([key, field]) => [key, readableValue(values[key], field as Field, fill)]);
  return Object.fromEntries(read) as FormValues;
}

function readableValue(value: unknown, field: Field, fill: Fill): unknown {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'html':
      return readableArticle(fill(text)).html;
    case 'boolean':
      return value === true;
    case 'number':
    case 'integer':
    case 'money':
    case 'rating':
      return readableNumber(value);
    case 'select':
      return shownChoice(value, field);
    case 'image':
    case 'file':
      // One that is chosen in the form and not sent yet; stored, it leads nowhere.
      return isSafeAddress(text) || text.startsWith('blob:') ? text : '';
    case 'url':
      return isSafeAddress(text) ? text : '';
    case 'time':
      // The column has seconds.
      return text.slice(0, 5);
    case 'list':
    case 'references':
      return (Array.isArray(value) ? value : [])
        .filter((member) => typeof member === 'string')
        .map(fill);
    case 'geopoint':
      return geopointOf(value);
    case 'images':
      return objectsIn(value)
        .map(({ src, alt }) => ({ src: String(src ?? ''), alt: fill(String(alt ?? '')) }))
        .filter(({ src }) => isSafeAddress(src));
    case 'group':
      return readableValues(objectsIn([value])[0] ?? {}, field.fields, fill);
    case 'repeat':
      return objectsIn(value)
        .slice(0, field.max)
        .map((item) => readableValues(item, field.fields, fill));
    default:
      return fill(text);
  }
}

/** The embedded backend answers numeric columns as text. */
function readableNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function objectsIn(value: unknown): FormValues[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.filter((item): item is FormValues => typeof item === 'object' && item !== null);
}
