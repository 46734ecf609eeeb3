import { sectionTypes } from '../../content-types/sections/registry';
import type { StoredSection } from '../../schema/section';
import { storedSections } from '../../schema/stored-sections';
import type { PageRow } from './page-rows';
import type { ReadablePage, ReadableSection } from './page-of-sections';
import { publishedFill } from './published-fill';
import { readableValues, type Fill } from './readable-values';

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageRow,
  fill = publishedFill(),
): ReadablePage {
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: storedSections(sections).flatMap((section) => readableSection(section, fill) ?? []),
  };
}

/** A section as visitors see it, or nothing. */
export function readableSection(
  { id, type, hidden, ...values }: StoredSection,
  fill: Fill,
): ReadableSection | undefined {
  if (hidden || !Object.hasOwn(sectionTypes, type)) return undefined;
  const { fields } = sectionTypes[type as keyof typeof sectionTypes];
  return { id, type, values: readableValues(values, fields, fill) } as ReadableSection;
}
