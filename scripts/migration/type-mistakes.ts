import { isTakenBySite, PAGE_PATH } from '../../src/content-types/page-path.ts';
import { pageAddress, publicPages } from '../../src/content-types/public-type.ts';
import { READERS, type ContentType } from '../../src/schema/content-type.ts';
import type { Field, FieldKind } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { recordChoices, valuesOf } from '../../src/schema/kinds/select.ts';
import { ROLES } from '../../src/schema/role.ts';
import { quoted } from './table-sql.ts';

/** The database's functions know these columns by name (is_public, next_publication, apply_draft). */
const COLUMN_OF_KIND: Partial<Record<FieldKind, string>> = {
  publication: 'published_at',
  reviewRequest: 'review_requested_at',
  lastDay: 'published_until',
};

/** Why content types would be refused or not work, in sentences with the mend. */
export function typeMistakes(types: readonly ContentType[]): string[] {
  const paths = types.map(pathOf).filter(Boolean);
  return [
    ...types.flatMap((type) => [...mistakesOf(type)].map((said) => `${type.table}: ${said}`)),
    ...repeated(paths).map((path) => `Two content types have the address "${path}".`),
  ];
}

/** The same of the SQL that is written of them. */
export function sqlMistakes(sql: string): string[] {
  const long = [...sql.matchAll(/(?:constraint|trigger|index|table) (?:public\.)?(\w{64,})/g)];
  const buckets = [...sql.matchAll(/^values \('(.+)', '\1', true/gm)].map(([, name]) => name);
  return [
    ...long.map(([, name]) => `"${name}" is longer than the 63 characters of a name.`),
    ...repeated(buckets).map(
      (name) => `Two content types have the bucket "${name}": give one another.`,
    ),
  ];
}

const repeated = (names: readonly (string | undefined)[]) =>
  names.filter((name, at) => names.indexOf(name) < at);

const pathOf = (type: ContentType) => publicPages(type)?.list ?? publicPages(type)?.page;

function* mistakesOf(type: ContentType) {
  const { table, access, fields, history, personal, order = 'position' } = type;
  const { read, write, authors, publishedBy } = { ...(access !== 'by hand' && access) };
  const { published, published_at: publication, published_until: lastDay } = fields;
  for (const name of [table, order, ...Object.keys(fields)])
    if (quoted(name) !== name)
      yield `"${name}" is no name: use small letters, digits and underscores, and no keyword of SQL.`;
  for (const [name, field] of Object.entries(fields)) {
    const mistake = mistakeOf(name, field);
    if (mistake) yield `"${name}" ${mistake}`;
  }
  if (
    access !== 'by hand' &&
    !(READERS.some((one) => one === read) && write?.every((role) => ROLES.includes(role)))
  )
    yield `its access names nobody: "read" is one of ${READERS.join(', ')}, "write" a list of ${ROLES.join(', ')}.`;
  const path = pathOf(type);
  if (path && (!PAGE_PATH.test(path) || isTakenBySite(path)))
    yield `"${path}" cannot be its address: begin with "/", in small letters, and not as one of the site's own.`;
  const { before, column = '' } = pageAddress(publicPages(type) ?? {}) ?? {};
  const address = fields[column];
  if (address?.kind === 'slug' && address.prefix !== before)
    yield `"${column}" has the prefix "${address.prefix}", and its pages are at "${before}".`;
  const by = publishedBy && fields[publishedBy];
  const isByHand = publishedBy && !(by && kindOf(by).column(by));
  const says = [publication, published?.kind === 'boolean', isByHand].filter(Boolean);
  if (read === 'published' && says.length !== 1)
    yield 'say once which records are public: by a field of the kind "publication", a switch "published", or in "publishedBy" a column that hand-written SQL maintains.';
  if (read === 'everyone' && says.length > 0)
    yield 'say "read: \'published\'": everyone would read what is not public yet.';
  const asDrafts = Object.values(fields).some(({ optionalInDraft }) => optionalInDraft);
  if (!publication && (authors || lastDay || asDrafts))
    yield 'authors, a last day and "optionalInDraft" need a field of the kind "publication".';
  if (publication && !history && !personal)
    yield 'say "history: true": what is typed beside a public record goes with the record by it.';
  if (history && write?.includes('editor') === false)
    yield 'editors read versions of all records, and bring deleted ones back: let them write it, or take away "history".';
  if (personal && !Object.values(fields).some(({ kind }) => kind === 'email' || kind === 'phone'))
    yield 'it is personal, and nobody is found in it: it has no field of the kind "email" or "phone".';
}

function mistakeOf(name: string, field: Field): string | undefined {
  const column = COLUMN_OF_KIND[field.kind] ?? name;
  if (column !== name) return `has the kind "${field.kind}": call it "${column}".`;
  if (field.kind !== 'select' || recordChoices(field)) return undefined;
  const values = valuesOf(field).map(String);
  const named = Object.keys({ ...field.transitions, ...field.askBefore });
  const unknown = named.find((value) => !values.includes(value));
  return unknown && `says what holds for "${unknown}", which is none of its choices.`;
}
