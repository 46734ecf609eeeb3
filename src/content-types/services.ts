import { SERVICE_ICONS } from '../shared/content/service-icon-names';
import { slugify } from '../shared/slug';
import { defineContentType } from '../schema/define-content-type';
import { BAD_SLUG, contentTable, picturePlace, pictureWords } from './content-table';

/** Cards of the home page, tabs of the services page. */
export const services = defineContentType('services', {
  ...contentTable,
  access: { read: 'published', write: ['owner', 'editor'] },
  words: { singular: 'service', plural: 'services', createButton: 'Add service' },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, maxLength: 60 },
    slug: {
      kind: 'slug',
      label: 'Address on the services page',
      from: 'title',
      derive: slugify,
      prefix: '/services#',
      required: true,
      messages: {
        empty: 'No address can be made of this title. Use at least one letter or digit.',
        taken: 'Another service already has this address.',
        format: BAD_SLUG,
      },
    },
    summary: {
      kind: 'multiline',
      label: 'Text on the card',
      required: true,
      maxLength: 200,
      helperText: 'One sentence for the home page.',
    },
    description: { kind: 'multiline', label: 'Description', required: true, maxLength: 1000 },
    features: {
      kind: 'list',
      label: 'What’s included',
      itemName: 'point',
      required: true,
      min: 1,
      max: 12,
      maxLength: 120,
    },
    benefits: { kind: 'multiline', label: 'Benefits', required: true, maxLength: 1000 },
    icon: {
      kind: 'icon',
      label: 'Sign',
      required: true,
      initial: 'Sparkles',
      icons: SERVICE_ICONS,
      loadPictures: async () => (await import('../shared/content/service-icons')).serviceIcons,
    },
    image: { kind: 'image', label: 'Picture', ...picturePlace('3 / 2') },
    image_alt: pictureWords('image'),
    hourly_price: {
      kind: 'reference',
      label: 'Price of an hour',
      to: 'price_plans',
      helperText: 'Left empty, the form names no guide price for this service.',
    },
    least_price: {
      kind: 'reference',
      label: 'Price of the whole job, at least',
      to: 'price_plans',
    },
    hours: {
      kind: 'repeat',
      label: 'Hours by size',
      itemName: 'size',
      max: 30,
      fields: {
        size: { kind: 'reference', label: 'Size', to: 'job_sizes', required: true },
        least: { kind: 'number', label: 'Hours, from', required: true, min: 0.5, max: 999 },
        most: { kind: 'number', label: 'Hours, to', required: true, min: 0.5, max: 999 },
      },
    },
    published: {
      kind: 'boolean',
      label: 'Shown on the site',
      initial: true,
      helperText:
        'While this is off, visitors do not see it, and links to it lead to the other services.',
    },
  },
  groups: [
    {
      title: 'Guide price',
      description:
        'The quote form answers with the hours of the size that is asked, times the price of an hour.',
      fields: ['hourly_price', 'least_price', 'hours'],
    },
  ],
  validate: ({ hours }) => (hasBackwardHours(hours) ? { hours: WRONG_HOURS } : {}),
  quotes: ['title', 'summary', 'description', 'features', 'benefits'],
  list: {
    columns: ['image', 'title', 'icon', 'summary', 'slug', 'published'],
    inlineColumns: ['published'],
    search: ['title', 'summary', 'description'],
  },
  order: 'position',
  titleColumn: 'title',
  public: { parts: true, pictures: 'photo' },
  shownAt: ({ slug }) => `/services#${slug}`,
});

const WRONG_HOURS = 'The hours of a size cannot end below where they begin.';

function hasBackwardHours(hours: unknown): boolean {
  const all = Array.isArray(hours) ? (hours as readonly { least?: unknown; most?: unknown }[]) : [];
  return all.some(({ least, most }) => Number(least) > Number(most));
}
