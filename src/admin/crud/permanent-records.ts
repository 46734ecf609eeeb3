import type { ContentType, FormValues } from '../../schema/content-type';
import type { AdminResource } from './resource';

/** Whether the site needs a record: it stays public, at its address. */
export function isPermanent({ permanent }: ContentType, record: FormValues): boolean {
  return permanent?.values.some((value) => value === record[permanent.column]) ?? false;
}

/** For the form of such a record: its key is valid and read-only. */
export function withFixedKey(schema: AdminResource): AdminResource {
  const { column } = schema.permanent ?? {};
  const field = column && schema.fields[column];
  if (!field) return schema;
  return {
    ...schema,
    fields: { ...schema.fields, [column]: { ...field, readOnly: true } },
    validate: async (...values) => ({
      ...(await schema.validate?.(...values)),
      [column]: undefined,
    }),
  };
}
