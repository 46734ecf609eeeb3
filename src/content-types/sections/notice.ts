import { defineSection } from '../../schema/define-section';
import { GROUPS } from './parts';

/** A few words that must not be overlooked. */
export const notice = defineSection({
  label: 'Notice',
  description: 'A few words in a coloured box that must not be overlooked.',
  group: GROUPS.words,
  titleField: 'text',
  fields: { text: { kind: 'multiline', label: 'Text', required: true, maxLength: 600 } },
  example: { text: 'We are closed on 25 and 26 December.' },
});
