import type { ContentType, FormValues } from '../../schema/content-type';
import type { AdminResource } from './resource';

/** Whether a record is written in the place of one that the site comes with. */
export function overridesOriginal({ originals }: ContentType, record: FormValues): boolean {
  return originals?.values.some((value) => value === record[originals.column]) ?? false;
}

/** The content type for the form of such a record: what it is known by stays, so nothing is wrong with that. */
export function withFixedKey(schema: AdminResource): AdminResource {
  const { column } = schema.originals ?? {};
  const field = column && schema.fields[column];
  if (!field) return schema;
  return {
    ...schema,
    fields: { ...schema.fields, [column]: { ...field, readOnly: true } },
    validate: async (row, role) => ({
      ...(await schema.validate?.(row, role)),
      [column]: undefined,
    }),
  };
}
