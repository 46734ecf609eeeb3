import type { FormValues, MemberFields } from './kind';

/** A kind of section that pages are made of. */
export interface SectionType<Members = MemberFields> {
  /** As the form names it: "Steps". */
  label: string;
  /** What it is for, in a line, for whoever chooses one. */
  description: string;
  /** The heading that it is offered under. */
  group: string;
  /** In the order of its form. */
  fields: Members;
  /** The field that names a section in the list of sections; `title` when left out. */
  titleField?: string;
  /** What it could say, as it is shown to whoever chooses. */
  example: FormValues;
}

/** A section as a page keeps it: whatever else it holds is told by its type. */
export interface StoredSection {
  /** Stays the same while the section is moved and changed. */
  id: string;
  type: string;
  /** Kept, and not shown to visitors. */
  hidden?: boolean;
  [field: string]: unknown;
}

/** What a column or a form holds, as far as it is made of sections. */
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

/** The type of a section, where the field has one of that name. */
export function sectionType<Type>(
  { types }: { types: Readonly<Record<string, Type>> },
  { type }: { type: string },
) {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}
