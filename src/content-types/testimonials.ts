import { defineContentType } from '../schema/define-content-type';
import type { FormValues } from '../schema/kind';
import { contentTable, picturePlace, pictureWords } from './content-table';

const NO_SOURCE = 'Say where it comes from: without that it cannot be published.';

/** Of how the customer agreed to be quoted nothing is known. */
export const TO_COMPLETE = { 'permission@is': 'null' } as const;

/** What exports of other programs call the fields beside our names and labels, letters alone. */
export const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  name: ['author', 'reviewer', 'customer', 'consumer', 'reviewername', 'consumername'],
  content: ['review', 'text', 'reviewtext', 'reviewcontent', 'comment'],
  rating: ['score', 'reviewstars', 'starrating'],
  given_on: ['date', 'reviewdate', 'created', 'createdat', 'reviewcreatedutc'],
  source: ['platform', 'website'],
  source_url: ['url', 'link', 'reviewurl', 'reviewlink'],
};

/** What a review of a file lacks to be published at once. */
export function missingOrigin({ source, permission }: FormValues): string | undefined {
  if (!source) return NO_SOURCE;
  return permission ? undefined : 'Say how they agreed to be quoted, then publish it.';
}

/** What customers say, on the home page. UK law asks where reviews come from, and what was given for them (DMCC Act 2024). */
export const testimonials = defineContentType('testimonials', {
  ...contentTable,
  access: { read: 'published', write: ['owner', 'editor'] },
  words: { singular: 'review', plural: 'reviews', createButton: 'Add review' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, maxLength: 80 },
    role: {
      kind: 'text',
      label: 'Who they are',
      required: true,
      maxLength: 80,
      helperText: 'Such as “Homeowner, Walsall”.',
    },
    content: { kind: 'multiline', label: 'What they say', required: true, maxLength: 600 },
    rating: { kind: 'rating', label: 'Stars', required: true, initial: 5 },
    avatar: { kind: 'image', label: 'Picture', ...picturePlace('1 / 1') },
    avatar_alt: pictureWords('avatar'),
    source: {
      kind: 'select',
      label: 'Source',
      choices: ['Google', 'Trustpilot', 'Checkatrade', 'E-mail', 'In person'],
      helperText: 'Shown with it. Nothing is published without one.',
    },
    source_url: {
      kind: 'url',
      label: 'Address of the original',
      maxLength: 500,
      helperText: 'The source leads there.',
    },
    given_on: { kind: 'date', label: 'Day it was given', isPast: true },
    service_id: { kind: 'reference', label: 'Service', to: 'services', onDelete: 'set null' },
    area_id: {
      kind: 'reference',
      label: 'Area',
      to: 'areas',
      onDelete: 'set null',
      helperText: 'Its page shows it, too.',
    },
    permission: {
      kind: 'select',
      label: 'How they agreed to be quoted',
      choices: ['In writing', 'In person', 'By publishing it themselves'],
      roles: contentTable.roles,
      helperText: 'Visitors do not read it.',
    },
    incentive: {
      kind: 'text',
      label: 'What they received for it',
      maxLength: 80,
      helperText: 'Such as “a discount”: visitors read “Received a discount for this review”.',
    },
    published: {
      kind: 'boolean',
      label: 'Published',
      initial: true,
      helperText: 'Visitors see it as long as this is on.',
    },
  },
  groups: [
    {
      title: 'Where it comes from',
      fields: [
        'source',
        'source_url',
        'given_on',
        'service_id',
        'area_id',
        'permission',
        'incentive',
      ],
      sideBySide: true,
    },
    { title: 'On the site', fields: ['published'] },
  ],
  validate: ({ published, source }) => (published && !source ? { source: NO_SOURCE } : {}),
  constraints: { testimonials_source_of_published: { field: 'source', message: NO_SOURCE } },
  // What a customer has said is quoted as it is.
  quotes: [],
  list: {
    columns: ['avatar', 'name', 'role', 'rating', 'source', 'published'],
    inlineColumns: ['published'],
    search: ['name', 'content'],
    filters: ['published', 'rating', 'source'],
    savedFilters: [{ label: 'To complete', filter: TO_COMPLETE }],
  },
  order: 'position',
  titleColumn: 'name',
  public: { parts: true, pictures: 'avatar' },
  shownAt: () => '/#testimonials',
});
