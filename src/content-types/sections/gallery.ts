import { defineSection } from '../../schema/define-section';
import { altText, GROUPS, intro, optionalTitle, picture, tone } from './parts';

/** Several pictures in a grid, each with a line below it. */
export const gallery = defineSection({
  label: 'Gallery',
  description: 'Several pictures side by side, each with a line of text if you like.',
  group: GROUPS.pictures,
  titleField: 'title',
  fields: {
    title: optionalTitle,
    intro,
    pictures: {
      kind: 'repeat',
      label: 'Pictures',
      itemName: 'picture',
      min: 1,
      max: 24,
      fields: {
        image: { ...picture(), required: 'Choose a picture' },
        image_alt: altText(),
        caption: { kind: 'text', label: 'Caption', maxLength: 160 },
      },
    },
    tone,
  },
  example: {
    title: 'Recent work',
    pictures: [
      {
        image: '/pictures/carpet.webp',
        image_alt: 'A clean carpet',
        caption: 'A stair carpet in Dudley',
      },
      { image: '/pictures/office.webp', image_alt: 'An office', caption: 'An office in Digbeth' },
      {
        image: '/pictures/end-of-tenancy.webp',
        image_alt: 'An empty flat',
        caption: 'A flat to hand back',
      },
    ],
    tone: 'plain',
  },
});
