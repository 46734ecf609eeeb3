import { defineSection } from '../../schema/define-section';
import { GROUPS, optionalTitle, tone } from './parts';

/** Large figures with their labels. */
export const figures = defineSection({
  label: 'Figures',
  description: 'A row of large numbers, each with a few words.',
  group: GROUPS.words,
  titleField: 'title',
  fields: {
    title: { ...optionalTitle, helperText: 'Left empty, the figures stand in a narrow band.' },
    figures: {
      kind: 'repeat',
      label: 'Figures',
      itemName: 'figure',
      min: 1,
      max: 6,
      fields: {
        value: { kind: 'text', label: 'Figure', required: true, maxLength: 60 },
        label: { kind: 'text', label: 'What it counts', required: true, maxLength: 80 },
      },
    },
    tone: { ...tone, initial: 'navy' },
  },
  example: {
    title: 'What to expect, in numbers',
    figures: [
      { value: '24 hours', label: 'to answer a request for a quote' },
      { value: '3 hours', label: 'for a standard clean' },
    ],
    tone: 'navy',
  },
});
