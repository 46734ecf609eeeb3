import { defineContentType } from '../schema/define-content-type';
import { contentTable, picturePlace, pictureWords } from './content-field';

/** What customers say, on the home page. */
export const testimonials = defineContentType('testimonials', {
  ...contentTable,
  access: { read: 'published', write: ['owner', 'editor'] },
  words: { singular: 'testimonial', plural: 'testimonials', createButton: 'Add testimonial' },
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
    published: {
      kind: 'boolean',
      label: 'Published',
      initial: true,
      helperText: 'Visitors see it as long as this is on.',
    },
  },
  // What a customer has said is quoted as it is.
  quotes: [],
  list: {
    columns: ['avatar', 'name', 'role', 'rating', 'published'],
    inlineColumns: ['published'],
    search: ['name', 'content'],
    filters: ['published', 'rating'],
  },
  order: 'position',
  titleColumn: 'name',
  public: { parts: true, pictures: 'avatar' },
  shownAt: () => '/#testimonials',
});
