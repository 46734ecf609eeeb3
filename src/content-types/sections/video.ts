import { defineSection } from '../../schema/define-section';
import { GROUPS, picture, title } from './parts';

/** A video of YouTube or Vimeo, which is asked for only when the visitor wants it. */
export const video = defineSection({
  label: 'Video',
  description:
    'A video of YouTube or Vimeo. Nothing is loaded from there before a visitor presses play.',
  group: GROUPS.pictures,
  titleField: 'title',
  fields: {
    title,
    address: {
      kind: 'url',
      label: 'Address of the video',
      required: true,
      maxLength: 300,
      helperText:
        'As it stands in the browser: https://www.youtube.com/watch?v=… or https://vimeo.com/… Of another site, the page has a link to it.',
    },
    image: { ...picture('Picture before it plays'), aspectRatio: '16 / 9' },
  },
  example: { title: 'How we clean a carpet', address: 'https://vimeo.com/76979871' },
});
