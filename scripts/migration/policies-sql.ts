import { LIBRARY_BUCKETS } from '../../src/content-types/content-table.ts';
import {
  capitalise,
  type ContentType,
  endColumn,
  publicationColumn,
} from '../../src/schema/content-type.ts';
import { filePlacesOf } from '../../src/schema/field-paths.ts';
import type { FileRules } from '../../src/schema/files.ts';
import type { Role } from '../../src/schema/role.ts';
import { literals } from '../../src/schema/rules.ts';
import { PDF_TYPE } from '../../src/shared/upload-limits.ts';

type WrittenAccess = Exclude<ContentType['access'], 'by hand'>;

const IS_AUTHOR = `(select private.staff_role()) = 'author'`;
const OWN = `author_id = (select auth.uid()) and ${IS_AUTHOR}`;

/** A condition that is evaluated once a statement (a subselect). */
const isOneOf = (...roles: readonly Role[]) =>
  roles.toSorted().join() === 'editor,owner'
    ? '(select private.is_staff())'
    : `(select private.staff_role()) in (${literals(roles)})`;

/** "Everyone reads published partners; owners and editors write them." */
export function accessSentence({ words: { plural }, access }: ContentType): string {
  if (access === 'by hand') return `SQL by hand says who reads and writes ${plural}.`;
  const writers = new Intl.ListFormat('en-GB').format(access.write.map((role) => `${role}s`));
  const readers = {
    everyone: `Everyone reads ${plural}`,
    published: `Everyone reads published ${plural}`,
    staff: `${capitalise(writers)} read ${plural}, nobody else`,
  };
  const authors = access.authors ? '; authors, drafts of their own' : '';
  return `${readers[access.read]}; ${writers} write them${authors}.`;
}

const policy = (what: string, on: string, action: string, check: string) =>
  `create policy "${what}" on ${on} for ${action}\n  ${check};`;

/** Grants and one policy for each command, because several are all evaluated for every row. */
export function accessSql(type: ContentType, access: WrittenAccess): string {
  const on = `public.${type.table}`;
  const anon = access.read === 'staff' ? '' : 'anon, ';
  const drafts = access.authors ? ` or (${OWN} and published_at is null)` : '';
  const writes = `(${isOneOf(...access.write)}${drafts})`;
  const own = access.authors ? ` or (${OWN})` : '';
  const { publishedBy: from = publicationColumn(type), publishedUntil: end = endColumn(type) } =
    access;
  const until = end ? ` and (${end} is null or ${end} > now())` : '';
  const isPublished = from ? `${from} <= now()${until}` : 'published';
  const { readers, read } = {
    everyone: { readers: 'Everyone reads it', read: 'true' },
    published: {
      readers: `Everyone reads what is published, staff all${own && ', authors theirs'}`,
      read: `${isPublished} or ${isOneOf(...new Set<Role>(['owner', 'editor', ...access.write]))}${own}`,
    },
    staff: { readers: 'Staff read it', read: isOneOf(...access.write) + own },
  }[access.read];
  return [
    `alter table ${on} enable row level security;`,
    ...(anon ? [`grant select on ${on} to anon;`] : []),
    `grant select, insert, update, delete on ${on} to authenticated;`,
    `grant all on ${on} to service_role;`,
    policy(readers, on, `select to ${anon}authenticated`, `using (${read})`),
    policy('Staff add to it', on, 'insert to authenticated', `with check ${writes}`),
    policy('Staff change it', on, 'update to authenticated', `using ${writes}`),
    policy('Staff delete from it', on, 'delete to authenticated', `using ${writes}`),
  ].join('\n');
}

/** Patterns of uploaded names: pictures by extension; files keep their own name. */
const NAMES = { pictures: '\\.(png|jpg|jpeg|webp|avif|gif)', files: '/[a-z0-9-]{1,80}\\.pdf' };

const isOfLibrary = ({ bucket }: FileRules) => LIBRARY_BUCKETS.includes(bucket);

const bucketsOf = (types: readonly ContentType[]): FileRules[] => [
  ...new Map(
    types.flatMap(({ fields }) => filePlacesOf(fields)).map((place) => [place.bucket, place]),
  ).values(),
];

const bucketSql = ({ bucket, accept, maxBytes }: FileRules) =>
  `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('${bucket}', '${bucket}', true, ${maxBytes}, array[${literals(accept)}]);`;

export const librarySql = (types: readonly ContentType[]): string =>
  `-- The library: public to read by address.\n${bucketsOf(types).filter(isOfLibrary).map(bucketSql).join('\n')}`;

/** Buckets of the content type's own, and their policies. */
export function bucketsSql(type: ContentType, { write, authors }: WrittenAccess): string[] {
  const own = authors ? ` or (owner_id = (select auth.uid())::text and ${IS_AUTHOR})` : '';
  const places = bucketsOf([type]).filter((place) => !isOfLibrary(place));
  return places.map((place) => {
    const { bucket, accept } = place;
    const isIn = `bucket_id = '${bucket}' and (${isOneOf(...write)}${own})`;
    const name = `^[a-z0-9-]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}${NAMES[accept.includes(PDF_TYPE) ? 'files' : 'pictures']}$`;
    const on = (what: string, action: string, check: string) =>
      policy(`${what} ${bucket}`, 'storage.objects', `${action} to authenticated`, check);
    return [
      '-- Public to read by address; no policy lets visitors list it, and nothing is overwritten.',
      bucketSql(place),
      on('Staff see what is in', 'select', `using (${isIn})`),
      on('Staff upload to', 'insert', `with check (name ~ '${name}' and ${isIn})`),
      on('Staff remove what is in', 'delete', `using (${isIn})`),
    ].join('\n');
  });
}
