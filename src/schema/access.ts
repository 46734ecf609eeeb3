import { endColumn, publicationColumn, type ContentType } from './content-type';

/** SQL condition under which visitors read a row of a type with `read: 'published'`. */
export function publishedCondition(schema: ContentType): string {
  const { access, fields, table } = schema;
  const { publishedBy, publishedUntil } = { ...(access !== 'by hand' && access) };
  const column = publishedBy ?? publicationColumn(schema);
  const end = publishedUntil ?? endColumn(schema);
  const until = end ? ` and (${end} is null or ${end} > now())` : '';
  if (column) return (fields[column]?.kind === 'boolean' ? column : `${column} <= now()`) + until;
  if (fields.published?.kind === 'boolean') return 'published';
  throw new Error(
    `Nothing says which records of ${table} are public: give it a field of the kind "publication", a switch "published", or say "publishedBy" in its "access".`,
  );
}
