import { defineSection } from '../../schema/define-section';
import { altText, article, GROUPS, picture, title, tone } from './parts';

/** Words beside a picture. */
export const pictureText = defineSection({
  label: 'Picture with text',
  description: 'A picture on one side, words on the other.',
  group: GROUPS.pictures,
  titleField: 'title',
  fields: {
    title,
    html: { ...article, maxLength: 5000 },
    image: { ...picture(), required: 'Choose a picture' },
    image_alt: altText(),
    side: {
      kind: 'select',
      label: 'Where the picture stands',
      required: true,
      initial: 'right',
      choices: [
        { value: 'right', label: 'Right of the words' },
        { value: 'left', label: 'Left of the words' },
      ],
    },
    tone,
  },
  example: {
    title: 'The same face every visit',
    html: '<p>You meet your cleaner before the first clean, and that is who comes back.</p>',
    image: '/pictures/residential.webp',
    image_alt: 'A tidy living room',
    side: 'right',
    tone: 'plain',
  },
});
