import type { FieldKind } from '../../src/schema/fields.ts';

/** Kinds that can be written from their name; the others take code or policies of one's own. */
export type OfferedKind = Exclude<
  FieldKind,
  'custom' | 'focus' | 'publication' | 'review' | 'sections'
>;

/** A field as it is asked for: `name:kind`, with `!` when it must be filled. */
export interface FieldAnswer {
  name: string;
  kind: OfferedKind;
  isRequired: boolean;
  /** After the `=`: the choices of a select, the table of a reference, the picture of an alternative text. */
  detail: readonly string[];
}

/** A choice of a select; where roles are named, they alone may choose it. */
export interface ChoiceAnswer {
  value: string;
  roles: readonly string[];
}

/** A choice as it is asked for: `done`, or `cancelled@owner+editor`. */
export function choiceOf(word: string): ChoiceAnswer {
  const [value = '', roles] = word.replaceAll("'", '’').split('@');
  return { value, roles: roles?.split('+') ?? [] };
}

/** Words as a list in TypeScript or SQL. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** A field of the new table: its column, its rules and what the schema says of it. */
export interface FieldText {
  /** The type of the column and what follows it. */
  column: string;
  /** A rule of the database, and its words for who breaks it. */
  check?: { name: string; sql: string; message: string };
  /** Members of the field in the schema, after kind, label and required. */
  options?: string;
  /** A value that the column takes, as TypeScript; left out where the column has a default. */
  sample?: string;
  /** Another value that it takes, as TypeScript; of a reference one is made. */
  other?: string;
  /** Values that some roles alone may choose. */
  transitions?: readonly ChoiceAnswer[];
  imports?: readonly string[];
}

/** What a template needs to know besides the field. */
export interface Surroundings {
  table: string;
  /** The bucket of its pictures, and the folder in it. */
  bucket: string;
  titleColumn: string;
  /** "Opening time" of `opening_times`. */
  label: string;
  itemName: string;
}

type Template = (field: FieldAnswer, around: Surroundings) => FieldText;

const text =
  (most: number, sample = 'Some words', other = 'Changed'): Template =>
  ({ name, isRequired }, { label }) => ({
    column: 'text',
    check: {
      name: 'length',
      sql: isRequired
        ? `char_length(btrim(${name})) between 1 and ${most}`
        : `char_length(${name}) <= ${most}`,
      message: isRequired
        ? `${label} must have 1 to ${most.toLocaleString('en-GB')} characters.`
        : `${label} has at most ${most.toLocaleString('en-GB')} characters.`,
    },
    options: `maxLength: ${most},`,
    sample: `'${sample}'`,
    other: `'${other}'`,
  });

const number =
  (column: string): Template =>
  () => ({ column, sample: '1', other: '2' });

/** https, a path of this site, or the local stack; never data: or javascript:. */
const isAddress = (name: string) =>
  `char_length(${name}) <= 2000 and ${name} ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\\\]|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?/)[^[:space:]"<>\\\\]*$'`;

const inPlace = ({ bucket }: Surroundings) => `bucket: '${bucket}',\nfolder: '${bucket}',`;

const ofArray = ({ name, isRequired }: FieldAnswer, label: string) => ({
  name: 'is_list',
  sql: `jsonb_typeof(${name}) = 'array'${isRequired ? ` and ${name} <> '[]'` : ''}`,
  message: isRequired ? `${label}: name at least one.` : `${label} must be a list.`,
});

const TEMPLATES: Readonly<Record<OfferedKind, Template>> = {
  text: text(200),
  multiline: text(1000),
  html: (field, around) => {
    const article = text(100_000, '<p>Some words</p>', '<p>Changed</p>')(field, around);
    return { ...article, options: `${article.options}\npictures: { ${inPlace(around)} },` };
  },
  email: text(254, 'name@example.com', 'changed@example.com'),
  phone: text(40, '0121 496 0123', '0121 496 0999'),
  url: ({ name }, { label }) => ({
    column: 'text',
    check: {
      name: 'address',
      sql: `char_length(${name}) <= 2000 and ${name} ~ '^https://[^[:space:]"<>]+$'`,
      message: `${label} must be an address such as https://example.com.`,
    },
    options: 'maxLength: 2000,',
    sample: "'https://example.com'",
    other: "'https://changed.example'",
  }),
  slug: ({ name }, { table, titleColumn, label }) => ({
    column: `text not null constraint ${table}_${name}_key unique`,
    check: {
      name: 'format',
      sql: `char_length(${name}) <= 200 and ${name} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`,
      message: `${label} has at most 200 small letters, digits and single hyphens.`,
    },
    options: `from: '${titleColumn}',
      derive: slugify,
      prefix: '/${table.replaceAll('_', '-')}/',
      messages: {
        empty: 'No address can be made of this. Use at least one letter or digit.',
        taken: 'Another one already has this address.',
        format: 'Use small letters, digits and single hyphens.',
      },`,
    sample: 'randomUUID()',
    other: "'changed'",
    imports: ["import { slugify } from '../shared/blog';"],
  }),
  icon: ({ name }, { label }) => ({
    column: 'text',
    check: {
      name: 'known',
      sql: `${name} in ('House', 'Leaf', 'Sparkles')`,
      message: `${label}: choose one of the signs.`,
    },
    options: `icons: { House: 'House', Leaf: 'Leaf', Sparkles: 'Sparkles' },
      loadPictures: async () => (await import('../shared/content/service-icon-set')).serviceIcons,`,
    sample: "'House'",
    other: "'Leaf'",
  }),
  select: ({ name, detail }, { label }) => {
    const parts = detail.map(choiceOf);
    const choices = quoted(parts.map(({ value }) => value));
    const free = parts.filter(({ roles }) => roles.length === 0).map(({ value }) => `'${value}'`);
    const transitions = parts.filter(({ roles }) => roles.length > 0);
    const rules = transitions.map(
      ({ value, roles }) => `'${value}': { roles: [${quoted(roles)}] },`,
    );
    return {
      column: 'text',
      check: {
        name: 'choice',
        sql: `${name} in (${choices})`,
        message: `${label}: choose one of the list.`,
      },
      options: `choices: [${choices}],${rules.length > 0 ? `\ntransitions: { ${rules.join(' ')} },` : ''}`,
      sample: free[0],
      other: free.at(-1),
      transitions,
    };
  },
  boolean: ({ name }) => ({
    column: 'boolean not null default false',
    // Rows of the matrix are shown to visitors.
    other: name === 'published' ? 'false' : 'true',
  }),
  number: number('numeric'),
  integer: number('integer'),
  time: () => ({ column: 'time', sample: "'09:40'", other: "'18:00'" }),
  money: ({ name, detail: [currency] }, { label }) => ({
    column: 'integer',
    check: { name: 'positive', sql: `${name} >= 0`, message: `${label} cannot be below 0.` },
    options: `min: 0,${currency ? ` currency: '${currency}',` : ''}`,
    sample: '1500',
    other: '4711',
  }),
  rating: ({ name }, { label }) => ({
    column: 'smallint',
    check: {
      name: 'stars',
      sql: `${name} between 1 and 5`,
      message: `${label}: one to five stars.`,
    },
    sample: '5',
    other: '3',
  }),
  date: () => ({ column: 'date', sample: "'2026-05-14'", other: "'2030-01-01'" }),
  dateTime: () => ({
    column: 'timestamptz',
    sample: "'2026-05-14T09:00:00Z'",
    other: "'2030-01-01T09:00:00Z'",
  }),
  displayDate: ({ name }, { label }) => ({
    column: 'text not null',
    check: {
      name: 'format',
      sql: `${name} ~ '^[A-Z][a-z]{2,8} [0-9]{1,2}, [0-9]{4}$'`,
      message: `${label} must read like "May 14, 2025".`,
    },
    options: "sameDayBy: 'created_at',",
    sample: "'May 14, 2026'",
    other: "'May 15, 2026'",
  }),
  image: ({ name }, around) => ({
    column: 'text',
    check: {
      name: 'address',
      sql: isAddress(name),
      message: `${around.label} must be at an https address or on this site.`,
    },
    options: inPlace(around),
    sample: "'/placeholder.svg'",
    other: "'/changed.webp'",
  }),
  altText: ({ detail: [picture], name, isRequired }, { label }) => ({
    column: 'text',
    check: {
      name: 'length',
      // An empty one says that the picture is decoration.
      sql: `char_length(${name}) <= 300${isRequired ? ` and (${picture} is null or ${name} is not null)` : ''}`,
      message: isRequired
        ? `${label}: describe the picture in at most 300 characters, or say that it is decoration.`
        : `${label} has at most 300 characters.`,
    },
    options: `of: '${picture}',
      maxLength: 300,
      visibleWhen: ({ ${picture} }) => Boolean(${picture}),`,
    ...(isRequired && { sample: "'A room'" }),
    other: "'Changed'",
  }),
  images: (field, around) => ({
    column: "jsonb not null default '[]'",
    check: ofArray(field, around.label),
    ...(field.isRequired && { sample: "[{ src: '/placeholder.svg', alt: 'A room' }]" }),
    options: inPlace(around),
    other: "[{ src: '/changed.webp', alt: 'Changed' }]",
  }),
  list: ({ name, isRequired }, { itemName, label }) => ({
    column: "text[] not null default '{}'",
    ...(isRequired && {
      check: {
        name: 'count',
        sql: `cardinality(${name}) > 0`,
        message: `${label}: name at least one.`,
      },
      sample: "['One']",
    }),
    options: `itemName: '${itemName}',\nmaxLength: 200,`,
    other: "['Changed']",
  }),
  group: () => ({
    column: 'jsonb',
    options: `fields: {
        name: { kind: 'text', label: 'Name', maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },`,
    sample: "{ name: 'A name' }",
    other: "{ name: 'Changed' }",
  }),
  repeat: (field, { itemName, label }) => ({
    column: "jsonb not null default '[]'",
    check: ofArray(field, label),
    ...(field.isRequired && { sample: "[{ name: 'One' }]" }),
    options: `itemName: '${itemName}',
      fields: {
        name: { kind: 'text', label: 'Name', required: true, maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },`,
    other: "[{ name: 'Changed' }]",
  }),
  reference: ({ detail: [target = ''] }) => ({
    column: `uuid references public.${target} (id)`,
    options: `to: '${target}',`,
  }),
};

export const KINDS_OFFERED = Object.keys(TEMPLATES) as OfferedKind[];

export function isOfferedKind(kind: string): kind is OfferedKind {
  return kind in TEMPLATES;
}

/** The column, the rules and the words of a field. */
export function fieldText(field: FieldAnswer, around: Surroundings): FieldText {
  return TEMPLATES[field.kind](field, around);
}
