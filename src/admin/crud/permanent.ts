import type { ContentType, FormValues } from '../../schema/content-type';
import type { AdminResource } from './resource';

/** Whether the site is not whole without a record: it stays public, and where it is. */
export function isPermanent({ permanent }: ContentType, record: FormValues): boolean {
  return permanent?.values.some((value) => value === record[permanent.column]) ?? false;
}

/** The content type for the form of such a record: what it is known by stays, so nothing is wrong with that. */
export function withFixedKey(schema: AdminResource): AdminResource {
  const { column } = schema.permanent ?? {};
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
