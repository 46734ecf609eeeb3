import { defineSection } from '../../schema/define-section';
import { pictureWords } from '../content-table';
import { article, GROUPS, picture, title, tone, intro, optionalTitle } from './common-fields';

export const pictureText = defineSection({
  label: 'Picture with text',
  description: 'A picture on one side, words on the other.',
  group: GROUPS.pictures,
  fields: {
    title,
    html: { ...article, maxLength: 5000 },
    image: { ...picture(), required: 'Choose a picture' },
    image_alt: pictureWords('image'),
    side: {
      kind: 'select',
      label: 'Where the picture is',
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

export const gallery = defineSection({
  label: 'Gallery',
  description: 'Several pictures side by side, each with a line of text if you like.',
  group: GROUPS.pictures,
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
        image_alt: pictureWords('image'),
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

export const beforeAfter = defineSection({
  label: 'Before and after',
  description: 'Two pictures of the same place, side by side.',
  group: GROUPS.pictures,
  fields: {
    title: optionalTitle,
    before: { ...picture('Before'), required: 'Choose the picture from before' },
    before_alt: pictureWords('before', 'What the picture from before shows'),
    after: { ...picture('After'), required: 'Choose the picture from after' },
    after_alt: pictureWords('after', 'What the picture from after shows'),
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

/** A video of YouTube or Vimeo, loaded on play. */
export const video = defineSection({
  label: 'Video',
  description:
    'A video of YouTube or Vimeo. Nothing is loaded from there before a visitor presses play.',
  group: GROUPS.pictures,
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
