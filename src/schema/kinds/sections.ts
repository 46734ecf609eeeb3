import type { ComponentType } from 'react';
import {
  structured,
  type CommonField,
  type FormValues,
  type Kind,
  type MemberField,
  type MemberFields,
} from '../kind';
import type { Nested } from '../nested';
import {
  type SectionType,
  type StoredSection,
  sectionType,
  storedSections,
  shownChoice,
} from '../section';
import type { SelectField } from './choices';

/** What a page is made of, from top to bottom: `[{ "id": "…", "type": "…", … }]`. */
export interface SectionsField<Row = FormValues, Type = SectionType> extends CommonField<
  Row,
  readonly FormValues[]
> {
  kind: 'sections';
  types: Readonly<Record<string, Type>>;
  max: number;
  /** What an empty field offers to begin with: names of types, which bring their examples. */
  starts?: readonly { label: string; types: readonly string[] }[];
  /** What a type looks like, for whoever chooses one; the admin's to add (src/admin/resources). */
  picture?: ComponentType<{ type: string }>;
}

/** @param nested what is done with the fields of a section */
export const sectionsOf = (nested: Nested): Kind<SectionsField> => {
  /** A section of a type that nobody knows any more is kept as it is. */
  const each = (
    value: unknown,
    field: SectionsField,
    change: (section: StoredSection, type: SectionType) => FormValues,
  ) =>
    storedSections(value).map((section) => {
      const type = sectionType(field, section);
      return type ? change(section, type) : section;
    });
  return {
    ...structured,
    columnTypes: ['jsonb'],
    isBlank: (value) => storedSections(value).length === 0,
    validate: (value, { label, max }) =>
      storedSections(value).length > max ? `${label}: at most ${max}` : undefined,
    parts: (value, field) =>
      storedSections(value).flatMap((values, index) => {
        const type = sectionType(field, values);
        return type ? [{ name: type.label, index, values, fields: type.fields }] : [];
      }),
    isFolded: true,
    toForm: (stored, field) =>
      each(stored, field, (section, { fields }) =>
        nested.toForm({ ...section, ...shownChoices(section, fields) }, fields),
      ),
    toRow: (value, field) =>
      each(value, field, (section, { fields }) => nested.toRow(section, fields)),
    toText: (stored, field) =>
      storedSections(stored)
        .map((section) => {
          const type = sectionType(field, section);
          return type ? `${type.label}: ${nested.toText(section, type.fields)}` : section.type;
        })
        .join('\n'),
    storeFiles: (value, field, store) =>
      Promise.all(
        storedSections(value).map(async (section) => {
          const type = sectionType(field, section);
          return type ? nested.storeFiles(section, type.fields, store) : section;
        }),
      ),
  };
};

/** The form shows the choices that visitors see. */
function shownChoices(section: StoredSection, fields: MemberFields): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      isSelect(field) ? [[key, shownChoice(section[key], field)]] : [],
    ),
  );
}

const isSelect = (field: MemberField): field is SelectField => field.kind === 'select';
