import { defineSection } from '../../schema/define-section';
import { article, GROUPS, tone, title } from './common-fields';

export const text = defineSection({
  label: 'Text',
  description: 'Paragraphs with headings, lists, links and pictures.',
  group: GROUPS.words,
  titleField: 'html',
  fields: { html: article },
  example: {
    html: '<h2>What a deep clean is</h2><p>Every surface, inside and out, by hand.</p><ul><li>Ovens and hoods</li><li>Tiles and grout</li></ul>',
  },
});

/** With a table of contents: terms, a policy, a guide. */
export const longText = defineSection({
  label: 'Text with contents',
  description: 'A long text, such as terms or a policy, with a list of its headings beside it.',
  group: GROUPS.words,
  titleField: 'html',
  fields: {
    html: { ...article, helperText: 'Headings of the second level stand in the list of contents.' },
    numbered: { kind: 'boolean', label: 'Number the headings', initial: true },
  },
  example: {
    html: '<h2>Quotes and bookings</h2><p>A quote is free and stays open for 30 days.</p><h2>Cancelling a visit</h2><p>Tell us a day before, and there is no fee.</p>',
    numbered: true,
  },
});

export const quotation = defineSection({
  label: 'Quotation',
  description: 'What a customer or somebody else has said, set large.',
  group: GROUPS.words,
  titleField: 'text',
  fields: {
    text: { kind: 'multiline', label: 'What was said', required: true, maxLength: 600 },
    name: { kind: 'text', label: 'By whom', required: true, maxLength: 80 },
    role: { kind: 'text', label: 'Who that is', maxLength: 80 },
    tone: { ...tone, initial: 'mist' },
  },
  example: {
    text: 'They came on the first Thursday, and on the fiftieth.',
    name: 'A customer',
    role: 'Walsall',
    tone: 'mist',
  },
});

export const notice = defineSection({
  label: 'Notice',
  description: 'A few words in a coloured box that must not be overlooked.',
  group: GROUPS.words,
  titleField: 'text',
  fields: { text: { kind: 'multiline', label: 'Text', required: true, maxLength: 600 } },
  example: { text: 'We are closed on 25 and 26 December.' },
});

export const divider = defineSection({
  label: 'Divider',
  description: 'A fine line with air around it.',
  group: GROUPS.words,
  fields: {},
  example: {},
});

export const questions = defineSection({
  label: 'Questions',
  description: 'Questions that open to their answers.',
  group: GROUPS.words,
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
