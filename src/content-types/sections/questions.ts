import { defineSection } from '../../schema/define-section';
import { GROUPS, title } from './parts';

/** Questions with their answers, of one page or of the section itself. */
export const questions = defineSection({
  label: 'Questions',
  description: 'Questions that open to their answers.',
  group: GROUPS.words,
  titleField: 'title',
  fields: {
    title,
    prompt: {
      kind: 'text',
      label: 'Words before the telephone number',
      maxLength: 160,
      initial: 'Something else you would like to know? Call us on',
    },
    questions: {
      kind: 'repeat',
      label: 'Questions',
      itemName: 'question',
      min: 1,
      max: 30,
      fields: {
        question: { kind: 'text', label: 'Question', required: true, maxLength: 200 },
        answer: { kind: 'multiline', label: 'Answer', required: true, maxLength: 1000 },
      },
    },
  },
  example: {
    title: 'Frequently asked',
    prompt: 'Something else? Call us on',
    questions: [
      { question: 'Do I have to be at home?', answer: 'No. Most of our customers give us a key.' },
      { question: 'Do you bring your own products?', answer: 'Yes, and machines too.' },
    ],
  },
});
