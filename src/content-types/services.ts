import { SERVICE_ICONS } from '../shared/content/service-icons';
import { slugify } from '../shared/blog';
import { defineContentType } from '../schema/define-content-type';
import {
  ALT_TOO_LONG,
  BAD_SLUG,
  contentTable,
  length,
  NO_ADDRESS,
  picturePlace,
  pictureWords,
  startRowsOf,
} from './content-field';

const TAKEN = 'Another service already has this address.';

/** Services: the cards of the home page and the tabs of the services page. */
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
        taken: TAKEN,
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
      loadPictures: async () => (await import('../shared/content/service-icon-set')).serviceIcons,
    },
    image: { kind: 'image', label: 'Picture', ...picturePlace('3 / 2') },
    image_alt: pictureWords('image'),
    published: {
      kind: 'boolean',
      label: 'Shown on the site',
      initial: true,
      helperText:
        'While this is off, visitors do not see it, and links to it lead to the other services.',
    },
  },
  quotes: ['title', 'summary', 'description', 'features', 'benefits'],
  list: {
    columns: ['image', 'title', 'icon', 'summary', 'slug', 'published'],
    inlineColumns: ['published'],
    search: ['title', 'summary', 'description'],
  },
  order: 'position',
  titleColumn: 'title',
  public: { parts: ['services', 'serviceDetails'], pictures: 'photo' },
  shownAt: ({ slug }) => `/services#${slug}`,
  startRows: startRowsOf('services'),
  constraints: {
    services_slug_key: { field: 'slug', message: TAKEN },
    services_slug_format: { field: 'slug', message: BAD_SLUG },
    services_costed_as_format: { field: 'slug', message: BAD_SLUG },
    services_title_length: { field: 'title', message: length('The title', 60) },
    services_summary_length: { field: 'summary', message: length('The text', 200) },
    services_description_length: { field: 'description', message: length('The description', 1000) },
    services_features_texts: { field: 'features', message: 'A point has 1 to 120 characters.' },
    services_features_count: { field: 'features', message: 'Name 1 to 12 points.' },
    services_benefits_length: { field: 'benefits', message: length('The text', 1000) },
    services_icon: { field: 'icon', message: 'Choose one of the signs.' },
    services_image_url: { field: 'image', message: NO_ADDRESS },
    services_image_alt_length: { field: 'image_alt', message: ALT_TOO_LONG },
  },
});
