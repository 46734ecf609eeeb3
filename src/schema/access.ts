import { endColumn, publicationColumn, publicationSwitch, type ContentType } from './content-type';

/** SQL condition under which visitors read a row of a type with `read: 'published'`. */
export function publishedCondition(schema: ContentType): string {
  const { access, table } = schema;
  const { publishedBy, publishedUntil } = { ...(access !== 'by hand' && access) };
  const column = publishedBy ?? publicationColumn(schema);
  const end = publishedUntil ?? endColumn(schema);
  const until = end ? ` and (${end} is null or ${end} > now())` : '';
  const shown = publicationSwitch(schema);
  if (shown) return shown + until;
  if (column) return `${column} <= now()${until}`;
  throw new Error(
    `Nothing says which records of ${table} are public: give it a field of the kind "publication", a switch "published", or say "publishedBy" in its "access".`,
  );
}
