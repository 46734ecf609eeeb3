import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import type { SectionProps } from '../../schema/define-section';
import type { Reader } from '../../schema/reader';
import { kindOf } from '../../schema/kinds';
import type { StoredSection } from '../../schema/section';
import type { Fill } from '../../shared/content/shown-row';
import type { PageText } from '../../shared/content/content-rows';
import { publishedFill } from './published-fill';
import { readerOf } from './reader';

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

const SECTIONS = { kind: 'sections', label: 'Sections', types: sectionTypes, max: 0 } as const;

/** A stored page, hostile until proven otherwise, as visitors see it: texts filled in, HTML cleaned, nothing unknown or hidden. */
export function readablePage(
  { sections, description, ...page }: PageText,
  fill = publishedFill(),
  record?: Reader['record'],
): ReadablePage {
  return {
    ...page,
    title: fill(page.title),
    description: fill(description ?? ''),
    sections: readableSections(sections, readerOf(fill, record)),
  };
}

function readableSections(stored: unknown, reader: Reader) {
  return kindOf(SECTIONS).readable(stored, SECTIONS, reader) as ReadableSection[];
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
  record?: Reader['record'],
): ReadableSection | undefined {
  return readableSections([section], readerOf(fill, record))[0];
}
