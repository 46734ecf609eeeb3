import { sectionTypes } from '../../content-types/sections/registry';
import { type StoredSection, storedSections } from '../../schema/section';
import type { PageText } from '../../shared/content/page-text';
import type { ReadablePage, ReadableSection } from './page-of-sections';
import { publishedFill } from './published-fill';
import { readableValues, type Fill } from './readable-values';

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageText,
  fill = publishedFill(),
): ReadablePage {
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: storedSections(sections).flatMap((section) => readableSection(section, fill) ?? []),
  };
}

/** Whether visitors see a section. */
export function isReadable(
  section: StoredSection,
): section is StoredSection & { type: ReadableSection['type'] } {
  return !section.hidden && Object.hasOwn(sectionTypes, section.type);
}

/** A section as visitors see it, or nothing. */
export function readableSection(section: StoredSection, fill: Fill): ReadableSection | undefined {
  if (!isReadable(section)) return undefined;
  const { id, type, ...values } = section;
  const { fields } = sectionTypes[type];
  return { id, type, values: readableValues(values, fields, fill) } as ReadableSection;
}
