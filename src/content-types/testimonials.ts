import { defineContentType } from '../schema/define-content-type';
import {
  ALT_TOO_LONG,
  contentTable,
  length,
  NO_ADDRESS,
  picturePlace,
  pictureWords,
  startRowsOf,
} from './content-field';

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
  list: {
    columns: ['avatar', 'name', 'role', 'rating', 'published'],
    inlineColumns: ['published'],
    search: ['name', 'content'],
    filters: ['published', 'rating'],
  },
  order: 'position',
  titleColumn: 'name',
  public: { parts: ['testimonials'], pictures: 'avatar' },
  shownAt: () => '/#testimonials',
  startRows: startRowsOf('testimonials'),
  constraints: {
    testimonials_name_length: { field: 'name', message: length('The name', 80) },
    testimonials_role_length: { field: 'role', message: length('The text', 80) },
    testimonials_content_length: { field: 'content', message: length('The text', 600) },
    testimonials_rating_range: { field: 'rating', message: 'Give 1 to 5 stars.' },
    testimonials_avatar_url: { field: 'avatar', message: NO_ADDRESS },
    testimonials_avatar_alt_length: { field: 'avatar_alt', message: ALT_TOO_LONG },
  },
});
