import { ofArray } from './several.ts';
import type { TemplateContext, Templates } from '../field-answer.ts';

/** The rule of an address: https, a path of this site, or the local stack; never data: or javascript:. */
const ofAddress = (name: string, label: string) => ({
  name: 'address',
  sql: `char_length(${name}) <= 2000 and ${name} ~ '^(https://[^[:space:]/]+/|/[^[:space:]/\\\\]|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?/)[^[:space:]"<>\\\\]*$'`,
  message: `${label} must be at an https address or on this site.`,
});

export const inPlace = ({ bucket }: TemplateContext) =>
  `bucket: '${bucket}',\nfolder: '${bucket}',`;

/** Pictures, what they show, and files. */
export const pictureTemplates = {
  file: ({ name }, { label, filesBucket }) => ({
    column: 'text',
    check: ofAddress(name, label),
    options: `bucket: '${filesBucket}',\nfolder: '${filesBucket}',`,
    sample: "'/some.pdf'",
    other: "'/changed.pdf'",
  }),
  image: ({ name }, context) => ({
    column: 'text',
    check: ofAddress(name, context.label),
    options: inPlace(context),
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
  images: (field, context) => ({
    column: "jsonb not null default '[]'",
    check: ofArray(field, context.label),
    ...(field.isRequired && { sample: "[{ src: '/placeholder.svg', alt: 'A room' }]" }),
    options: inPlace(context),
    other: "[{ src: '/changed.webp', alt: 'Changed' }]",
  }),
} satisfies Templates;
