import { defineSection } from '../../schema/define-section';
import { figureList, GROUPS, optionalTitle, tone } from './parts';

/** Large figures with their labels. */
export const figures = defineSection({
  label: 'Figures',
  description: 'A row of large numbers, each with a few words.',
  group: GROUPS.words,
  titleField: 'title',
  fields: {
    title: { ...optionalTitle, helperText: 'Left empty, the figures stand in a narrow band.' },
    figures: { ...figureList, min: 1, max: 6 },
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
