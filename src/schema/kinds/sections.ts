import type { ComponentType } from 'react';
import { defineKind } from '../define-kind';
import { structured, type CommonField, type FormValues } from '../kind';
import { hasElements, isJson, type Rule } from '../rules';
import {
  daysInWords,
  SECTION_DAYS,
  type SectionType,
  type StoredSection,
  sectionType,
  storedSections,
} from '../section';

/** The sections of a page in order: `[{ "id": "…", "type": "…", … }]`. */
export interface SectionsField extends CommonField<readonly FormValues[]> {
  kind: 'sections';
  types: Readonly<Record<string, SectionType>>;
  max: number;
  /** Templates for an empty field: names of types, with their examples. */
  starts?: readonly { label: string; types: readonly string[] }[];
  /** Thumbnail of a type; set by the admin (src/admin/resources). */
  picture?: ComponentType<{ type: string }>;
}

/** A sanitised section: each field has the shape of its kind. */
export interface ReadableSection {
  id: string;
  type: string;
  values: FormValues;
}

const MAX_BYTES = 200_000;

export const sections = defineKind<SectionsField>()((nested) => {
  /** Sections of unknown types are kept unchanged. */
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
    column: () => ({ type: 'jsonb', default: "'[]'" }),
    rules: (field) => [
      isJson(field.label, 'array', MAX_BYTES),
      hasElements(field.label, { max: field.max }),
      hasNames(field.label),
    ],
    isBlank: (value) => storedSections(value).length === 0,
    parts: (value, field) =>
      storedSections(value).flatMap((values, index) => {
        const type = sectionType(field, values);
        return type
          ? [{ name: type.label, index, values, fields: { ...type.fields, ...SECTION_DAYS } }]
          : [];
      }),
    members: ({ types }) =>
      Object.entries(types).map(([type, { fields }]) => [`${type}.`, fields] as const),
    isFolded: true,
    toForm: (stored, field) =>
      each(stored, field, (section, { fields }) =>
        nested.toForm(section, { ...fields, ...SECTION_DAYS }),
      ),
    toRow: (value, field) =>
      each(value, field, (section, { fields }) => withoutBlankDays(nested.toRow(section, fields))),
    toText: (stored, field) =>
      storedSections(stored)
        .map((section) => {
          const type = sectionType(field, section);
          const days = daysInWords(section);
          return type
            ? `${type.label}${days && ` (${days})`}: ${nested.toText(section, type.fields)}`
            : section.type;
        })
        .join('\n'),
    readable: (stored, field, reader): readonly ReadableSection[] =>
      storedSections(stored).flatMap(({ id, type, hidden, ...values }) => {
        const known = hidden ? undefined : sectionType(field, { type });
        return known ? [{ id, type, values: nested.readable(values, known.fields, reader) }] : [];
      }),
    storeFiles: (value, field, store) =>
      Promise.all(
        storedSections(value).map(async (section) => {
          const type = sectionType(field, section);
          return type ? nested.storeFiles(section, type.fields, store) : section;
        }),
      ),
    samples: ({ types }) =>
      Object.entries(types)
        .slice(0, 2)
        .map(([type, { fields }], index) => [
          { id: `sample-${index}`, type, ...nested.samples(fields)[0] },
        ]),
  };
});

/** Without days: always visible. */
const withoutBlankDays = (section: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(section).filter(([key, value]) => !(key in SECTION_DAYS) || Boolean(value)),
  );

const ID = /^[A-Za-z0-9-]{1,40}$/;
const TYPE = /^[A-Za-z]{1,40}$/;

/** Each is an object with id and type. */
function hasNames(label: string): Rule {
  const named = `strict $[*] ? (@."id" like_regex "${ID.source}" && @."type" like_regex "${TYPE.source}")`;
  return {
    name: 'shape',
    holds: (value) => {
      const all = storedSections(value);
      const isNamed = all.every(({ id, type }) => ID.test(id) && TYPE.test(type));
      return Array.isArray(value) && all.length === value.length && isNamed;
    },
    sql: (column) =>
      `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) = jsonb_array_length(jsonb_path_query_array(${column}, '${named}')) else false end`,
    message: `${label}: one of them has no id or no type`,
  };
}
