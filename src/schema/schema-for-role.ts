import { fieldsOf, publicationColumn, type ContentType } from './content-type';
import { isFor, type Role } from './role';

/** Whether the role may publish; true without a publication. */
export function mayPublish(schema: ContentType, role: Role): boolean {
  const life = schema.fields[publicationColumn(schema) ?? ''];
  return life?.kind !== 'publication' || isFor(role, { roles: life.publishers });
}

/** Drops fields of other roles. For authors also what the database restricts to editors: preview links and former addresses. */
export function schemaForRole<Type extends ContentType>(role: Role, schema: Type): Type {
  const isVisible = (column: string) => isFor(role, schema.fields[column] ?? {});
  const isComplete = Object.keys(schema.fields).every(isVisible);
  const shown = isComplete ? schema : withColumns(schema, isVisible);
  if (role !== 'author') return shown;
  return { ...shown, previewPath: undefined, fields: withoutFormer(shown.fields) };
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

function withoutFormer(fields: ContentType['fields']): ContentType['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [
      column,
      field.kind === 'slug' ? { ...field, keepsFormer: false } : field,
    ]),
  );
}
