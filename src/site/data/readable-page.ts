import { sectionTypes } from '../../content-types/sections/registry';
import type { Field } from '../../schema/fields';
import type { FormValues, MemberFields } from '../../schema/kind';
import { storedSections } from '../../schema/stored-sections';
import { readableArticle } from '../../shared/article/readable-article';
import { fillPlaceholders, placeholderValues } from '../../shared/content/placeholders';
import { company as published } from '../../shared/company';
import policies from '../../shared/content/published/policies';
import { prices } from '../content/prices';
import type { PageRow } from './page-rows';
import type { ReadablePage, ReadableSection } from './page-of-sections';

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageRow,
  fill = filling(),
): ReadablePage {
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: storedSections(sections).flatMap(({ id, type, hidden, ...values }) => {
      if (hidden || !Object.hasOwn(sectionTypes, type)) return [];
      const { fields } = sectionTypes[type as keyof typeof sectionTypes];
      return [{ id, type, values: readable(values, fields, fill) } as ReadableSection];
    }),
  };
}

type Fill = (text: string) => string;

function filling(): Fill {
  const { areas, legalName: legal_name, ...company } = published.get();
  const plans = prices
    .get()
    .map(({ id, pounds, basis }) => ({ slug: id, amount: pounds * 100, basis }));
  const values = placeholderValues(
    { ...company, legal_name, areas: [...areas] },
    policies.get(),
    plans,
  );
  return (text) => fillPlaceholders(text, values);
}

function readable(values: FormValues, fields: MemberFields, fill: Fill): FormValues {
  const read = Object.entries(fields).map(([key, field]) => [
    key,
    readableValue(values[key], field as Field, fill),
  ]);
  return Object.fromEntries(read) as FormValues;
}

/** What a component may rely on: a value of the field's own shape, whatever is stored. */
function readableValue(value: unknown, field: Field, fill: Fill): unknown {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'html':
      return readableArticle(fill(text)).html;
    case 'boolean':
      return value === true;
    case 'select': {
      const choices = field.choices.map((one) => (typeof one === 'string' ? one : one.value));
      return choices.find((choice) => choice === value) ?? choices[0];
    }
    case 'image':
      // One that is chosen in the form and not sent yet; stored, it leads nowhere.
      return isSafeAddress(text) || text.startsWith('blob:') ? text : '';
    case 'url':
      return isSafeAddress(text) ? text : '';
    case 'list':
      return (Array.isArray(value) ? value : [])
        .filter((member) => typeof member === 'string')
        .map(fill);
    case 'repeat': {
      const items: unknown[] = Array.isArray(value) ? value.slice(0, field.max) : [];
      return items
        .filter((item) => typeof item === 'object' && item !== null)
        .map((item) => readable({ ...item }, field.fields, fill));
    }
    default:
      return fill(text);
  }
}

/** https, a path of this site, or the local stack; never javascript: or data:. */
function isSafeAddress(address: string): boolean {
  return /^(https:\/\/[^\s/]|\/(?![/\\])|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)[^\s"<>\\]*$/.test(
    address,
  );
}
