import { defineContentType } from '../schema/define-content-type';
import { contentTable } from './content-table';

/** Choices of the quote form, by which services have hours for guide prices. */
export const jobSizes = defineContentType('job_sizes', {
  ...contentTable,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'job size', plural: 'job sizes', createButton: 'Add size' },
  fields: {
    name: {
      kind: 'text',
      label: 'Size',
      required: true,
      maxLength: 60,
      unique: 'Another size already has this name.',
      helperText: 'As the quote form asks it, such as “2 bedrooms”.',
    },
    kinds: {
      kind: 'list',
      label: 'What comes in this size',
      itemName: 'kind',
      required: true,
      min: 1,
      max: 12,
      maxLength: 60,
      helperText:
        'Such as “Flat” and “House”: the form offers the size once one of them is chosen.',
    },
  },
  list: { columns: ['name', 'kinds'], search: 'name' },
  order: 'position',
  titleColumn: 'name',
  public: { parts: true },
  shownAt: () => '/contact#quote',
});
