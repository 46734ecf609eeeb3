import { pages } from '../../content-types/pages';
import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import type { SectionProps } from '../../schema/define-section';
import { sectionsOn, type StoredSection, storedSections } from '../../schema/section';
import { readableRow } from '../../schema/readable-rows';
import type { Reader } from '../../schema/reader';
import { kindOf } from '../../schema/kinds';
import type { PageText } from '../../shared/content/content-rows';
import type { Fill } from '../../shared/content/placeholders';
import { londonDay } from '../../shared/time/london-time';
import { readerOf } from './reader';

export { pageReferences } from '../../content-types/public-types';

/** Validated and typed by its fields. */
export type ReadableSection = {
  [Name in SectionName]: {
    id: string;
    type: Name;
    values: SectionProps<(typeof sectionTypes)[Name]>;
  };
}[SectionName];

export interface ReadablePage {
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  updated_at: string;
  sections: readonly ReadableSection[];
}

type Reads = [fill: Fill, record?: Reader['record']];

/** Fills placeholders, sanitises HTML, and removes unknown and hidden sections. */
export function readablePage(row: PageText, ...reads: Reads): ReadablePage {
  const seen = sectionsOn(londonDay(new Date()), storedSections(row.sections));
  const read = readableRow(pages, { ...row, sections: seen }, readerOf(...reads));
  const { path, title, description, noindex, sections } = read as unknown as ReadablePage;
  return { path, title, description, noindex, updated_at: row.updated_at, sections };
}

export function isReadable(
  section: StoredSection,
): section is StoredSection & { type: ReadableSection['type'] } {
  return !section.hidden && Object.hasOwn(sectionTypes, section.type);
}

/** `undefined` if hidden or unknown. */
export function readableSection(
  section: StoredSection,
  ...reads: Reads
): ReadableSection | undefined {
  const field = pages.fields.sections;
  return (kindOf(field).readable([section], field, readerOf(...reads)) as ReadableSection[])[0];
}
