import { SERVICE_ICONS } from '../shared/content/service-icons';
import { slugify } from '../shared/blog';
import { defineContentType } from '../schema/define-content-type';
import { BAD_SLUG, contentTable, picturePlace, pictureWords } from './content-field';

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
    costed_as: {
      kind: 'custom',
      label: 'Known to guide prices as',
      readOnly: true,
      visibleWhen: ({ costed_as }) => Boolean(costed_as),
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
  public: { parts: true, pictures: 'photo' },
  shownAt: ({ slug }) => `/services#${slug}`,
  constraints: {
    services_costed_as_format: { field: 'slug', message: BAD_SLUG },
  },
});
