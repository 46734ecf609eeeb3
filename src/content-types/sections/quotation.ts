import { defineSection } from '../../schema/define-section';
import { GROUPS, tone } from './parts';

/** What somebody has said. */
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
