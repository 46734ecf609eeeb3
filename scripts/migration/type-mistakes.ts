import type { ContentType } from '../../src/schema/content-type.ts';
import type { FieldKind } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { quoted } from './table-sql.ts';

/** The database's functions know these columns by name (is_public, next_publication, apply_draft). */
const COLUMN_OF_KIND: Partial<Record<FieldKind, string>> = {
  publication: 'published_at',
  reviewRequest: 'review_requested_at',
  lastDay: 'published_until',
};

/** Why content types, or the SQL written of them, would be refused or not work, in sentences with the mend. */
export function typeMistakes(types: readonly ContentType[], sql: string): string[] {
  const long = [...sql.matchAll(/(?:constraint|trigger|index|table) (?:public\.)?(\w{64,})/g)];
  const buckets = [...sql.matchAll(/^values \('(.+)', '\1', true/gm)].map(([, name]) => name);
  const shared = buckets.filter((name, at) => buckets.indexOf(name) < at);
  return [
    ...types.flatMap((type) => [...mistakesOf(type)].map((said) => `${type.table}: ${said}`)),
    ...long.map(([, name]) => `"${name}" is longer than the 63 characters of a name.`),
    ...shared.map((name) => `Two content types have the bucket "${name}": give one another.`),
  ];
}

function* mistakesOf(type: ContentType) {
  const { table, access, fields, history, personal, order = 'position' } = type;
  const { read, authors, publishedBy } = { ...(access !== 'by hand' && access) };
  const { published, published_at: publication, published_until: lastDay } = fields;
  for (const name of [table, order, ...Object.keys(fields)])
    if (quoted(name) !== name)
      yield `"${name}" is no name: use small letters, digits and underscores, and no keyword of SQL.`;
  for (const [name, { kind }] of Object.entries(fields))
    if ((COLUMN_OF_KIND[kind] ?? name) !== name)
      yield `"${name}" has the kind "${kind}": call it "${COLUMN_OF_KIND[kind]}".`;
  const by = publishedBy && fields[publishedBy];
  const isByHand = publishedBy && !(by && kindOf(by).column(by));
  const says = [publication, published?.kind === 'boolean', isByHand].filter(Boolean);
  if (read === 'published' && says.length !== 1)
    yield 'say once which records are public: by a field of the kind "publication", a switch "published", or in "publishedBy" a column that hand-written SQL maintains.';
  if (read === 'everyone' && says.length > 0)
    yield 'say "read: \'published\'": everyone would read what is not public yet.';
  if (!publication && (authors || lastDay))
    yield 'authors and a last day need a field of the kind "publication".';
  if (publication && !history && !personal)
    yield 'say "history: true": what is typed beside a public record goes with the record by it.';
}
