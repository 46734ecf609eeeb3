import { inPlace } from './pictures.ts';
import type { Template, Templates } from '../field-answer.ts';

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

/** What is typed as text. */
export const textTemplates = {
  text: text(200),
  multiline: text(1000),
  html: (field, context) => {
    const article = text(100_000, '<p>Some words</p>', '<p>Changed</p>')(field, context);
    // Buckets are public: what staff alone read takes no pictures.
    if (context.isPrivate) return article;
    return { ...article, options: `${article.options}\npictures: { ${inPlace(context)} },` };
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
} satisfies Templates;
