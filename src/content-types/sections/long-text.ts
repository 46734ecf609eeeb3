import { defineSection } from '../../schema/define-section';
import { article, GROUPS } from './parts';

/** A text to look things up in: terms, a policy, a guide. */
export const longText = defineSection({
  label: 'Text with contents',
  description: 'A long text, such as terms or a policy, with a list of its headings beside it.',
  group: GROUPS.words,
  titleField: 'html',
  fields: {
    html: {
      ...article,
      helperText: 'Headings of the second level stand in the list of contents.',
    },
    numbered: { kind: 'boolean', label: 'Number the headings', initial: true },
  },
  example: {
    html: '<h2>Quotes and bookings</h2><p>A quote is free and stays open for 30 days.</p><h2>Cancelling a visit</h2><p>Tell us a day before, and there is no fee.</p>',
    numbered: true,
  },
});
