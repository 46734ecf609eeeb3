import { defineSection } from '../../schema/define-section';
import { altText, GROUPS, optionalTitle, picture, tone } from './parts';

/** Two pictures of the same place. */
export const beforeAfter = defineSection({
  label: 'Before and after',
  description: 'Two pictures of the same place, side by side.',
  group: GROUPS.pictures,
  titleField: 'title',
  fields: {
    title: optionalTitle,
    before: { ...picture('Before'), required: 'Choose the picture from before' },
    before_alt: altText('before', 'What the picture from before shows'),
    after: { ...picture('After'), required: 'Choose the picture from after' },
    after_alt: altText('after', 'What the picture from after shows'),
    caption: { kind: 'text', label: 'Caption', maxLength: 160 },
    tone,
  },
  example: {
    title: 'One afternoon apart',
    before: '/pictures/commercial.webp',
    before_alt: 'A shop floor in the morning',
    after: '/pictures/deep-cleaning.webp',
    after_alt: 'The same floor, clean',
    tone: 'plain',
  },
});
