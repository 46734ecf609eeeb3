import type { FormValues, Kind, MemberField, MemberFields, StoreFile } from './kind';

export type Nested = ReturnType<typeof nestedBy>;

/** What kinds made of other fields do: ask each of them. Keys that no field describes are kept. */
export const nestedBy = (kindOf: (field: MemberField) => Kind<MemberField>) => ({
  isBlank: (value: unknown, fields: MemberFields): boolean =>
    Object.entries(fields).every(([key, field]) =>
      kindOf(field).isBlank(valuesOf(value)[key], field),
    ),

  toForm: (stored: unknown, fields: MemberFields): FormValues =>
    mapped(stored, fields, (value, key) => {
      const field = fields[key];
      return field && kindOf(field).toForm(value, field);
    }),

  toRow: (value: unknown, fields: MemberFields): FormValues =>
    mapped(value, fields, (member, key) => {
      const field = fields[key];
      return field && kindOf(field).toRow(member, field);
    }),

  toText: (stored: unknown, fields: MemberFields): string =>
    Object.entries(fields)
      .map(([key, field]) => kindOf(field).toText(valuesOf(stored)[key], field))
      .filter(Boolean)
      .join(', '),

  async storeFiles(value: unknown, fields: MemberFields, store: StoreFile): Promise<FormValues> {
    const stored = { ...valuesOf(value) };
    for (const [key, field] of Object.entries(fields)) {
      const { storeFiles } = kindOf(field);
      if (storeFiles) stored[key] = await storeFiles(stored[key], field, store);
    }
    return stored;
  },
});

function mapped(
  value: unknown,
  fields: MemberFields,
  change: (member: unknown, key: string) => unknown,
): FormValues {
  const values = valuesOf(value);
  const changed = Object.keys(fields).map((key) => [key, change(values[key], key)]);
  return { ...values, ...Object.fromEntries(changed) };
}

/** The values of a group; none where something else is kept. */
export function valuesOf(value: unknown): FormValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
