import type { Field } from './fields';
import { fieldsOf, type ResourceSchema } from './resource-schema';

/** A schema without the columns that a project lacks; the schema itself where it lacks none. */
export function fittedSchema(schema: ResourceSchema, missing: readonly string[]): ResourceSchema {
  if (missing.length === 0) return schema;
  const isThere = (column: string) => !missing.includes(column);
  const { list, groups = [] } = schema;
  return {
    ...schema,
    // Came with the columns, unless the table itself came later.
    history: schema.additive ? schema.history : false,
    previewPath: undefined,
    fields: Object.fromEntries(
      fieldsOf(schema)
        .filter(([column]) => isThere(column))
        .map(([column, field]) => [column, withoutCompanions(field)]),
    ),
    list: {
      ...list,
      columns: list.columns.filter(isThere),
      filters: list.filters?.filter(isThere),
    },
    groups: groups
      .map((group) => ({ ...group, fields: group.fields.filter(isThere) }))
      .filter(({ fields }) => fields.length > 0),
  };
}

/** What came with the columns: former addresses and the library. */
function withoutCompanions(field: Field): Field {
  if (field.kind === 'slug') return { ...field, keepsFormer: false };
  if (field.kind === 'html' && field.pictures) {
    return { ...field, pictures: { ...field.pictures, library: false } };
  }
  return field.kind === 'image' ? { ...field, library: false } : field;
}
