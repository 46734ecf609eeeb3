import { publicationColumn, type ContentType } from './content-type';

/** When visitors may read a row, as a condition of SQL: of a type that says `read: 'published'`. */
export function publishedCondition(schema: ContentType): string {
  const { access, fields, table } = schema;
  const named = access === 'by hand' ? undefined : access.publishedBy;
  const column = named ?? publicationColumn(schema);
  if (column) return fields[column]?.kind === 'boolean' ? column : `${column} <= now()`;
  if (fields.published?.kind === 'boolean') return 'published';
  throw new Error(
    `Nothing says which records of ${table} are public: give it a field of the kind "publication", a switch "published", or say "publishedBy" in its "access".`,
  );
}
