import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import type { SectionProps } from '../../schema/define-section';
import { type StoredSection, storedSections } from '../../schema/section';
import type { Fill } from '../../shared/content/shown-row';
import type { TakenAnchors } from '../../shared/article/readable-article';
import type { PageText } from '../../shared/content/content-rows';
import { publishedFill } from './published-fill';
import { readableValues } from './readable-values';

/** A section that is safe to show: each field has a value of its own shape. */
export type ReadableSection = {
  [Name in SectionName]: {
    id: string;
    type: Name;
    values: SectionProps<(typeof sectionTypes)[Name]>;
  };
}[SectionName];

/** A page that is safe to show. */
export interface ReadablePage {
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  updated_at: string;
  sections: readonly ReadableSection[];
}

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageText,
  fill = publishedFill(),
): ReadablePage {
  const anchors: TakenAnchors = new Map();
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: storedSections(sections).flatMap(
      (section) => readableSection(section, fill, anchors) ?? [],
    ),
  };
}

/** Whether visitors see a section. */
export function isReadable(
  section: StoredSection,
): section is StoredSection & { type: ReadableSection['type'] } {
  return !section.hidden && Object.hasOwn(sectionTypes, section.type);
}

/** A section as visitors see it, or nothing. */
export function readableSection(
  section: StoredSection,
  fill: Fill,
  anchors?: TakenAnchors,
): ReadableSection | undefined {
  if (!isReadable(section)) return undefined;
  const { id, type, ...values } = section;
  const { fields } = sectionTypes[type];
  return { id, type, values: readableValues(values, fields, fill, anchors) } as ReadableSection;
}
