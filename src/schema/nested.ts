import { type FormValues, type Kind, type MemberField, type MemberFields } from './kind';
import type { StoreFile } from './files';
import type { Reader } from './reader';
import type { Rule } from './rules';

export type Nested = ReturnType<typeof nestedBy>;

/** Operations of kinds with nested fields. Unknown keys are kept. */
export const nestedBy = (kindOf: (field: MemberField) => Kind<MemberField>) => ({
  isBlank: (value: unknown, fields: MemberFields): boolean =>
    Object.entries(fields).every(([key, field]) =>
      kindOf(field).isBlank(valuesOf(value)[key], field),
    ),

  /** Initial values; `whole` is a given part of them. */
  blank: (fields: MemberFields, whole?: unknown): FormValues =>
    mapped({}, fields, (_, field, key) => {
      const given = valuesOf(whole)[key];
      return kindOf(field).blank(given === undefined ? field : { ...field, initial: given });
    }),

  toForm: (stored: unknown, fields: MemberFields): FormValues =>
    mapped(stored, fields, (value, field) => kindOf(field).toForm(value, field)),

  toRow: (value: unknown, fields: MemberFields): FormValues =>
    mapped(value, fields, (member, field) => kindOf(field).toRow(member, field)),

  toText: (stored: unknown, fields: MemberFields): string =>
    Object.entries(fields)
      .map(([key, field]) => kindOf(field).toText(valuesOf(stored)[key], field))
      .filter(Boolean)
      .join(', '),

  /** Exactly the keys of the fields. */
  readable: (stored: unknown, fields: MemberFields, reader: Reader): FormValues =>
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        kindOf(field).readable(valuesOf(stored)[key], field, reader),
      ]),
    ),

  /** Rules of members stored as text, for their common column. */
  rules: (fields: MemberFields): Rule[] =>
    Object.entries(fields).flatMap(([key, field]) => {
      if (kindOf(field).column(field)?.type !== 'text') return [];
      return kindOf(field)
        .rules(field)
        .map((rule) => ofMember(key, rule));
    }),

  /** A value for each sample of the members. */
  samples: (fields: MemberFields): readonly [FormValues, FormValues] => {
    const nth = (index: number) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [
          key,
          kindOf(field).samples(field)[index] ?? null,
        ]),
      );
    return [nth(0), nth(1)];
  },

  async storeFiles(value: unknown, fields: MemberFields, store: StoreFile): Promise<FormValues> {
    const stored = { ...valuesOf(value) };
    for (const [key, field] of Object.entries(fields)) {
      const { storeFiles } = kindOf(field);
      if (storeFiles) stored[key] = await storeFiles(stored[key], field, store);
    }
    return stored;
  },
});

function ofMember(key: string, rule: Rule): Rule {
  return {
    ...rule,
    name: `${key}_${rule.name}`,
    holds(value) {
      const member = valuesOf(value)[key] ?? null;
      // Like `->>`.
      const isScalar = typeof member === 'number' || typeof member === 'boolean';
      return member === null || rule.holds(isScalar ? String(member) : member);
    },
    sql: (column) => rule.sql(`(${column} ->> '${key}')`),
  };
}

function mapped(
  value: unknown,
  fields: MemberFields,
  change: (member: unknown, field: MemberField, key: string) => unknown,
): FormValues {
  const values = valuesOf(value);
  // `undefined` would get lost in JSON, in which unsaved changes are kept.
  const changed = Object.entries(fields).map(([key, field]) => [
    key,
    change(values[key], field, key) ?? null,
  ]);
  return { ...values, ...Object.fromEntries(changed) };
}

/** Empty for anything but a group. */
export function valuesOf(value: unknown): FormValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
