import { defineContentType } from '../schema/define-content-type';
import { contentTable, picturePlace } from './content-table';

/** Categories of posts (docs/specification.md, 3), in the form, the blog's filter and the sitemap. */
export const blogCategories = defineContentType('blog_categories', {
  ...contentTable,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'blog category', plural: 'blog categories', createButton: 'Add category' },
  fields: {
    name: {
      kind: 'text',
      label: 'Name',
      required: true,
      maxLength: 60,
      unique: 'Another category already has this name.',
      helperText: 'Its posts follow when it is renamed.',
    },
    image: {
      kind: 'image',
      label: 'Picture of posts without one',
      ...picturePlace('16 / 9'),
    },
  },
  list: { columns: ['image', 'name'], search: 'name' },
  order: 'position',
  titleColumn: 'name',
  public: { parts: true, pictures: 'photo' },
  shownAt: () => '/blog',
});
