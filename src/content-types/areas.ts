import { defineContentType } from '../schema/define-content-type';
import { exceptItself } from '../schema/kinds/reference';
import { slugify } from '../shared/slug';
import { OUTWARD_CODES, tidyOutwardCodes } from '../shared/formats/postcode';
import { BAD_SLUG, contentTable, picturePlace } from './content-table';

/** The areas that are served: name, address and postcodes are everybody's, the words of a page once it is published. */
export const areas = defineContentType('areas', {
  ...contentTable,
  access: { read: 'published', write: ['owner', 'editor'] },
  words: { singular: 'area', plural: 'areas', createButton: 'Add area' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, maxLength: 60 },
    as_said: {
      kind: 'text',
      label: 'In a sentence',
      maxLength: 60,
      helperText: 'Where that is not its name, such as “the Black Country”.',
    },
    slug: {
      kind: 'slug',
      label: 'Web address',
      required: true,
      from: 'name',
      derive: slugify,
      prefix: '/locations/',
      messages: {
        empty: 'Use at least one letter or digit.',
        taken: 'Another area already has this address.',
        format: BAD_SLUG,
      },
    },
    outward_codes: {
      kind: 'text',
      label: 'First halves of its postcodes',
      maxLength: 300,
      read: tidyOutwardCodes,
      pattern: {
        expression: OUTWARD_CODES,
        message: 'Write first halves such as “WS1-6, WS8, EC1A”.',
        samples: ['WS1-6, WS8', 'EC1A'],
      },
    },
    published: {
      kind: 'boolean',
      label: 'Published',
    },
    introduction: {
      kind: 'multiline',
      label: 'Introduction',
      maxLength: 600,
    },
    travel_note: {
      kind: 'multiline',
      label: 'Travel and parking',
      maxLength: 400,
    },
    pictures: {
      kind: 'images',
      label: 'Photographs',
      max: 12,
      ...picturePlace('3 / 2'),
    },
    questions: {
      kind: 'repeat',
      label: 'Questions',
      itemName: 'question',
      max: 12,
      fields: {
        question: { kind: 'text', label: 'Question', required: true, maxLength: 200 },
        answer: { kind: 'multiline', label: 'Answer', required: true, maxLength: 1000 },
      },
    },
    neighbours: {
      kind: 'references',
      label: 'Neighbours',
      to: 'areas',
      among: exceptItself,
      max: 12,
    },
    location: { kind: 'geopoint', label: 'Its middle' },
  },
  list: {
    columns: ['name', 'outward_codes', 'published'],
    inlineColumns: ['published'],
    search: 'name',
  },
  order: 'position',
  related: [{ table: 'testimonials', by: 'area_id' }],
  titleColumn: 'name',
  public: {
    list: '/locations',
    page: '/locations/:slug',
    title: 'Locations we serve',
    description:
      'Find your town, or the first half of your postcode, among the areas that we come to.',
    label: 'Locations',
    head: { description: 'introduction' },
  },
  quotes: ['introduction', 'travel_note'],
});
