import type { Field } from './fields';
import { fieldsOf, type ContentType } from './content-type';
import { isFor, type Role } from './role';

/**
 * Drops fields of other roles. For authors also what the database restricts to editors: preview links, the library and
 * former addresses of other posts.
 */
export function schemaFor<Type extends ContentType>(role: Role, schema: Type): Type {
  const isVisible = (column: string) => isFor(role, schema.fields[column] ?? {});
  const isComplete = Object.keys(schema.fields).every(isVisible);
  const shown = isComplete ? schema : withColumns(schema, isVisible);
  if (role !== 'author') return shown;
  return { ...shown, previewPath: undefined, fields: withoutCompanions(shown.fields) };
}

function withColumns<Type extends ContentType>(
  schema: Type,
  isThere: (column: string) => boolean,
): Type {
  const { list, groups = [] } = schema;
  return {
    ...schema,
    fields: Object.fromEntries(fieldsOf(schema).filter(([column]) => isThere(column))),
    list: {
      ...list,
      columns: list.columns.filter(isThere),
      filters: list.filters?.filter(isThere),
    },
    groups: groups
      .map((group) => ({
        ...group,
        fields: group.fields.filter(isThere),
        more: group.more?.filter(isThere),
      }))
      .filter(({ fields, more }) => fields.length > 0 || more?.length),
  };
}

/** Without former addresses and the library, which are for editors. */
function withoutCompanions(fields: ContentType['fields']): ContentType['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [column, withoutCompanion(field)]),
  );
}

function withoutCompanion(field: Field): Field {
  if (field.kind === 'slug') return { ...field, keepsFormer: false };
  if (field.kind === 'html' && field.pictures) {
    return { ...field, pictures: { ...field.pictures, library: false } };
  }
  return field.kind === 'image' ? { ...field, library: false } : field;
}
