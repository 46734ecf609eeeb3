import { sectionTypes } from '../../content-types/sections/registry';
import { storedSections } from '../../schema/stored-sections';
import type { PageRow } from './page-rows';
import type { ReadablePage, ReadableSection } from './page-of-sections';
import { publishedFill } from './published-fill';
import { readableValues } from './readable-values';

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageRow,
  fill = publishedFill(),
): ReadablePage {
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: storedSections(sections).flatMap(({ id, type, hidden, ...values }) => {
      if (hidden || !Object.hasOwn(sectionTypes, type)) return [];
      const { fields } = sectionTypes[type as keyof typeof sectionTypes];
      return [{ id, type, values: readableValues(values, fields, fill) } as ReadableSection];
    }),
  };
}
