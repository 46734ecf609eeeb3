import { defineSection } from '../../schema/define-section';
import { eyebrow, GROUPS, title, tone } from './parts';

/** What happens one after the other. */
export const steps = defineSection({
  label: 'Steps',
  description: 'Numbered steps: what happens first, then, and last.',
  group: GROUPS.words,
  titleField: 'title',
  fields: {
    eyebrow,
    title,
    steps: {
      kind: 'repeat',
      label: 'Steps',
      itemName: 'step',
      min: 2,
      max: 8,
      fields: {
        title: { kind: 'text', label: 'Step', required: true, maxLength: 80 },
        text: { kind: 'multiline', label: 'Text', required: true, maxLength: 400 },
      },
    },
    tone: { ...tone, initial: 'navy' },
  },
  example: {
    title: 'Three steps, and only the first is yours',
    steps: [
      { title: 'Book a service', text: 'Call or send the form.' },
      { title: 'Get cleaned', text: 'Your cleaner arrives on time with everything needed.' },
      { title: 'Enjoy your space', text: 'Walk in, breathe out.' },
    ],
    tone: 'navy',
  },
});
