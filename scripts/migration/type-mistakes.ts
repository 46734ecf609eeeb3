import {
  columnsOfKind,
  fieldsOf,
  publicationColumn,
  type ContentType,
} from '../../src/schema/content-type.ts';
import type { FieldKind } from '../../src/schema/fields.ts';
import { isByHand, quoted } from './table-sql.ts';

/** The database's functions know these columns by name (is_public, next_publication, apply_draft). */
const COLUMN_OF_KIND: Partial<Record<FieldKind, string>> = {
  publication: 'published_at',
  reviewRequest: 'review_requested_at',
  lastDay: 'published_until',
};

/** Why content types, or the SQL written of them, cannot be applied or would not work, in sentences with the mend. */
export function typeMistakes(types: readonly ContentType[], sql: string): string[] {
  const long = [...sql.matchAll(/(?:constraint|trigger|index|table) (?:public\.)?(\w{64,})/g)];
  const buckets = [...sql.matchAll(/^values \('(.+)', '\1', true/gm)].map(([, name]) => name);
  const shared = buckets.filter((name, at) => buckets.indexOf(name) < at);
  return [
    ...types.flatMap(mistakesOf),
    ...long.map(([, name]) => `"${name}" is longer than the 63 characters of a name.`),
    ...shared.map((name) => `Two content types have the bucket "${name}": give one another.`),
  ];
}

function mistakesOf(type: ContentType): string[] {
  const { table, access, fields, history, personal, order = [] } = type;
  const { read, authors, publishedBy, publishedUntil } = {
    ...(access === 'by hand' ? ({} as Partial<Exclude<typeof access, string>>) : access),
  };
  const isPublication = publicationColumn(type) !== undefined;
  const isSwitch = fields.published?.kind === 'boolean';
  const found: [mistake: unknown, sentence: string][] = [
    ...[table, ...Object.keys(fields)]
      .concat(order)
      .map((name): [boolean, string] => [
        quoted(name) !== name,
        `"${name}" is no name: use small letters, digits and underscores, and no keyword of SQL.`,
      ]),
    ...fieldsOf(type).map(([name, { kind }]): [boolean, string] => [
      (COLUMN_OF_KIND[kind] ?? name) !== name,
      `"${name}" has the kind "${kind}": call it "${COLUMN_OF_KIND[kind]}".`,
    ]),
    [
      [publishedBy, publishedUntil].some((name) => name && !isByHand(type, name)),
      '"publishedBy" and "publishedUntil" name columns that hand-written SQL maintains; fields say it by the kinds "publication" and "lastDay", or a switch "published".',
    ],
    [
      read === 'published' && !isPublication && !isSwitch && !publishedBy,
      'nothing says which records are public: give it a field of the kind "publication", or a switch "published".',
    ],
    [
      !isPublication && (authors || columnsOfKind(type, 'lastDay').length > 0),
      'authors and a last day need a field of the kind "publication".',
    ],
    [
      isPublication && !history && !personal,
      'say "history: true": what is typed beside a public record goes with the record by it.',
    ],
  ];
  return found.flatMap(([mistake, sentence]) => (mistake ? `${table}: ${sentence}` : []));
}
