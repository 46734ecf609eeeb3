import { v4 as randomUuid } from 'uuid';
import type { FieldOfKind } from '../../../schema/fields';
import { nested } from '../../../schema/kinds';
import {
  SECTION_DAYS,
  type SectionType,
  sectionType,
  type StoredSection,
} from '../../../schema/section';
import { normalizeSpace, shortened } from '../../../shared/text';

type SectionsField = FieldOfKind['sections'];

/** A section with its fields' initial values. */
export function newSection(field: SectionsField, type: string): StoredSection {
  const fields = sectionType(field, { type })?.fields ?? {};
  return { id: randomUuid(), type, ...nested.blank({ ...fields, ...SECTION_DAYS }) };
}

/** The sections of a template with their examples' texts; the headline is the page's title. */
export function startSections(
  field: SectionsField,
  types: readonly string[],
  pageTitle: string,
): StoredSection[] {
  return types.map((type, index) => {
    const {
      fields,
      example,
      titleField = 'title',
    }: Partial<SectionType> = sectionType(field, { type }) ?? {};
    const isHeadline = index === 0 && fields?.[titleField]?.kind === 'text' && pageTitle !== '';
    return {
      ...newSection(field, type),
      ...(fields && nested.toForm(example ?? {}, fields)),
      ...(isHeadline && { [titleField]: pageTitle }),
    };
  });
}

/** With an id of its own; a chosen file stays the same, and is uploaded once. */
export function copyOf(section: StoredSection): StoredSection {
  return { ...section, id: randomUuid() };
}

/** "“Three steps” (Steps)", as messages name it. */
export function sectionName(field: SectionsField, section: StoredSection): string {
  const title = sectionTitle(field, section);
  const label = sectionType(field, section)?.label ?? section.type;
  return title ? `“${title}” (${label})` : label;
}

const MAX_TITLE_LENGTH = 80;

/** Title of a section as plain text. */
export function sectionTitle(field: SectionsField, section: StoredSection): string {
  const type = sectionType(field, section);
  const text = type && section[type.titleField ?? 'title'];
  if (typeof text !== 'string') return '';
  const words = text.slice(0, 1000).replace(/<[^<>]*>|&nbsp;/g, ' ');
  return shortened(normalizeSpace(words), MAX_TITLE_LENGTH);
}
