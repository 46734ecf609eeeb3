import { defineContentType } from '../schema/define-content-type';
import { contentTable } from './content-table';
import { QUESTION_PAGES } from './sections/common-fields';

/** Of the services and contact pages. */
export const questions = defineContentType('questions', {
  ...contentTable,
  access: { read: 'everyone', write: ['owner', 'editor'] },
  words: { singular: 'question', plural: 'questions', createButton: 'Add question' },
  fields: {
    page: {
      kind: 'select',
      label: 'Page',
      required: true,
      initial: 'services',
      choices: QUESTION_PAGES,
    },
    question: { kind: 'text', label: 'Question', required: true, maxLength: 200 },
    answer: {
      kind: 'multiline',
      label: 'Answer',
      required: true,
      maxLength: 1000,
      helperText:
        'Quote a price as {{price.basic}}: it is filled in, here and wherever it changes.',
    },
  },
  quotes: ['question', 'answer'],
  list: {
    columns: ['question', 'page', 'answer'],
    search: ['question', 'answer'],
    filters: ['page'],
  },
  order: 'position',
  titleColumn: 'question',
  public: { parts: true },
  shownAt: ({ page }) => `/${page}#questions`,
});
