import { formatDay } from '../shared/time/day';
import type { FormValues, MemberFields } from './kind';
import type { BooleanField } from './kinds/boolean';
import type { DateField } from './kinds/date';

/** A type of section. */
export interface SectionType<Members = MemberFields> {
  /** "Steps". */
  label: string;
  /** One line for the choice of a type. */
  description: string;
  /** Heading of the choice. */
  group: string;
  /** In the order of the form. */
  fields: Members;
  /** Names a section in the list of sections; `title` by default. */
  titleField?: string;
  /** Initial values, shown in the choice. */
  example: FormValues;
}

/** A stored section; its type describes further values. */
export interface StoredSection {
  /** Stable while the section is moved and changed. */
  id: string;
  type: string;
  /** Not shown to visitors. */
  hidden?: boolean;
  /** Days in London, "2026-12-01", on which visitors see it, both included; always where they are left out. */
  first_day?: string;
  last_day?: string;
  /** On those days visitors do not see the section below it. */
  replaces_next?: boolean;
  [field: string]: unknown;
}

/** When visitors see a section: beside the fields of its type, for each of them. */
export const SECTION_DAYS = {
  first_day: { kind: 'date', label: 'From' },
  last_day: { kind: 'date', label: 'Until', notBefore: 'first_day' },
  replaces_next: { kind: 'boolean', label: 'In place of the section below' },
} satisfies Record<string, DateField | BooleanField>;

/** "from 1 December 2026 until 26 December 2026"; nothing for a section that is always seen. */
export function daysInWords({
  first_day,
  last_day,
}: Pick<StoredSection, 'first_day' | 'last_day'>): string {
  return [first_day && `from ${formatDay(first_day)}`, last_day && `until ${formatDay(last_day)}`]
    .filter(Boolean)
    .join(' ');
}

/** The sections that visitors see on a day, "2026-12-24". */
export function sectionsOn(day: string, sections: readonly StoredSection[]): StoredSection[] {
  const seen = sections.filter(
    ({ hidden, first_day, last_day }) =>
      !hidden && !(first_day && day < first_day) && !(last_day && last_day < day),
  );
  return seen.filter((section) => {
    const above = seen.find((one) => one === sections[sections.indexOf(section) - 1]);
    return !(above?.replaces_next && daysInWords(above));
  });
}

/** The valid sections of a column or a form. */
export function storedSections(value: unknown): StoredSection[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.filter(
    (one): one is StoredSection =>
      typeof one === 'object' &&
      one !== null &&
      'id' in one &&
      'type' in one &&
      typeof one.id === 'string' &&
      typeof one.type === 'string',
  );
}

export function sectionType<Type>(
  { types }: { types: Readonly<Record<string, Type>> },
  { type }: { type: string },
) {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}
