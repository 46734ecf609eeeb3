/**
 * Content types of a newcomer, by file: references and manual order, every kind of field, counted drafts with history,
 * a singleton for owners.
 */
export const SAMPLE_TYPES: Readonly<Record<string, string>> = {
  topics: `import { defineContentType } from '../schema/define-content-type';

/** What tips are about. */
export const topics = defineContentType('topics', {
  words: { singular: 'topic', plural: 'topics' },
  access: { read: 'everyone', write: ['owner', 'editor'] },
  fields: { title: { kind: 'text', label: 'Title', required: true, maxLength: 80 } },
  list: { columns: ['title'], search: 'title' },
  titleColumn: 'title',
  versionColumn: 'updated_at',
  order: 'position',
  related: [{ table: 'tips', by: 'topic_id' }],
  bar: { group: 'Tips' },
});
`,
  tips: `import { defineContentType } from '../schema/define-content-type';

/** Advice, by topic. */
export const tips = defineContentType('tips', {
  words: { singular: 'tip', plural: 'tips' },
  access: { read: 'everyone', write: ['owner', 'editor'] },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, maxLength: 80 },
    text: { kind: 'multiline', label: 'Text', required: true, maxLength: 1000 },
    topic_id: { kind: 'reference', label: 'Topic', required: true, to: 'topics' },
    keywords: { kind: 'list', label: 'Keywords', itemName: 'keyword', max: 12, maxLength: 60 },
  },
  list: { columns: ['title', 'topic_id'], search: 'title', filters: ['topic_id'] },
  titleColumn: 'title',
  versionColumn: 'updated_at',
  order: 'position',
  bar: { group: 'Tips' },
});
`,
  samples: `import { slugify } from '../shared/slug';
import { defineContentType } from '../schema/define-content-type';

/** Every kind of field. */
export const samples = defineContentType('samples', {
  words: { singular: 'sample', plural: 'samples' },
  access: { read: 'everyone', write: ['owner', 'editor'] },
  bar: { group: 'Tips' },
  roles: ['owner', 'editor'],
  fields: {
    name: { kind: 'text', label: 'Name', required: true, maxLength: 200 },
    intro: { kind: 'multiline', label: 'Intro', maxLength: 1000 },
    article: {
      kind: 'html',
      label: 'Article',
      maxLength: 100000,
      pictures: { bucket: 'samples', folder: 'samples' },
    },
    mail: { kind: 'email', label: 'Mail', maxLength: 254 },
    phone: { kind: 'phone', label: 'Phone', maxLength: 40 },
    site: { kind: 'url', label: 'Site', maxLength: 2000 },
    address: {
      kind: 'slug',
      label: 'Address',
      required: true,
      from: 'name',
      derive: slugify,
      prefix: '/samples/',
      messages: {
        empty: 'No address can be made of this. Use at least one letter or digit.',
        taken: 'Another one already has this address.',
        format: 'Use small letters, digits and single hyphens.',
      },
    },
    sign: {
      kind: 'icon',
      label: 'Sign',
      icons: { House: 'House', Leaf: 'Leaf', Sparkles: 'Sparkles' },
      loadPictures: async () => (await import('../shared/content/service-icons')).serviceIcons,
    },
    size: {
      kind: 'select',
      label: 'Size',
      choices: ['Small', 'Large', 'Huge'],
      initial: 'Small',
      transitions: { Huge: { roles: ['owner'] } },
    },
    shown: { kind: 'boolean', label: 'Shown' },
    score: { kind: 'number', label: 'Score' },
    count: { kind: 'integer', label: 'Count' },
    price: { kind: 'money', label: 'Price', required: true, min: 0 },
    stars: { kind: 'rating', label: 'Stars', required: true },
    day: { kind: 'date', label: 'Day' },
    starts_at: { kind: 'dateTime', label: 'Starts at' },
    opens: { kind: 'time', label: 'Opens' },
    fee: { kind: 'money', label: 'Fee', min: 0, currency: 'EUR' },
    published: { kind: 'displayDate', label: 'Published', required: true, sameDayBy: 'created_at' },
    photo: { kind: 'image', label: 'Photo', bucket: 'samples', folder: 'samples' },
    photo_alt: {
      kind: 'altText',
      label: 'Photo alt',
      required: true,
      of: 'photo',
      visibleWhen: ({ photo }) => Boolean(photo),
    },
    gallery: {
      kind: 'images',
      label: 'Gallery',
      required: true,
      bucket: 'samples',
      folder: 'samples',
    },
    tags: { kind: 'list', label: 'Tags', required: true, itemName: 'tag', maxLength: 200 },
    opening: {
      kind: 'group',
      label: 'Opening',
      fields: {
        name: { kind: 'text', label: 'Name', maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },
    },
    steps: {
      kind: 'repeat',
      label: 'Steps',
      required: true,
      itemName: 'step',
      fields: {
        name: { kind: 'text', label: 'Name', required: true, maxLength: 200 },
        note: { kind: 'multiline', label: 'Note', maxLength: 1000 },
      },
    },
    topic_id: { kind: 'reference', label: 'Topic', to: 'topics' },
    topic_ids: { kind: 'references', label: 'Topics', to: 'topics' },
    place: { kind: 'geopoint', label: 'Place' },
    price_list: {
      kind: 'file',
      label: 'Price list',
      bucket: 'samples-files',
      folder: 'samples-files',
    },
  },
  list: {
    columns: ['name', 'mail', 'phone', 'site', 'sign', 'size', 'shown', 'score', 'count', 'price', 'stars', 'day', 'opens', 'fee', 'published', 'photo', 'gallery', 'tags', 'place', 'price_list', 'opening', 'steps'],
    search: 'name',
    filters: ['size', 'shown', 'stars', 'topic_id', 'topic_ids'],
    sort: { field: 'name', order: 'ASC' },
  },
  titleColumn: 'name',
  versionColumn: 'updated_at',
});
`,
  stories: `import { defineContentType } from '../schema/define-content-type';

/** Drafts that are counted, and kept. */
export const stories = defineContentType('stories', {
  words: { singular: 'story', plural: 'stories' },
  access: { read: 'published', write: ['owner', 'editor'] },
  bar: { group: 'Tips', count: { label: 'new', filter: { state: 'new' } } },
  history: true,
  roles: ['owner', 'editor'],
  fields: {
    published_at: { kind: 'publication', label: 'Status' },
    state: { kind: 'select', label: 'State', choices: ['new', 'told'], initial: 'new' },
    day: { kind: 'date', label: 'Day', required: true },
  },
  list: {
    columns: ['state', 'day', 'published_at'],
    search: 'state',
    filters: ['published_at', 'state'],
    sort: { field: 'state', order: 'ASC' },
  },
  titleColumn: 'state',
  versionColumn: 'updated_at',
});
`,
  settings: `import { defineContentType } from '../schema/define-content-type';

/** One record, which owners alone write. */
export const settings = defineContentType('settings', {
  words: { singular: 'settings', plural: 'settings' },
  access: { read: 'everyone', write: ['owner'] },
  bar: { group: 'Tips' },
  singleton: true,
  roles: ['owner'],
  fields: { sender: { kind: 'email', label: 'Sender', required: true, maxLength: 254 } },
  list: {
    columns: ['sender'],
    search: 'sender',
    sort: { field: 'sender', order: 'ASC' },
  },
  titleColumn: 'sender',
  versionColumn: 'updated_at',
});
`,
};
