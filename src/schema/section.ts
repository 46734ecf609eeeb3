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
  /** The field that names a section in the list of sections; none for one that says nothing of its own. */
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
