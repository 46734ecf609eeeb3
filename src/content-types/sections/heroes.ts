import { defineSection } from '../../schema/define-section';
import { pictureWords } from '../content-table';
import { buttons, callBar, GROUPS, picture, figureList } from './common-fields';

/** First-level heading of a page. */
export const hero = defineSection({
  label: 'Top of the page',
  description: 'The headline with a few words, a wide picture and two buttons.',
  group: GROUPS.words,
  fields: {
    title: { kind: 'text', label: 'Headline', required: true, maxLength: 120 },
    intro: { kind: 'multiline', label: 'Introduction', maxLength: 400 },
    updated: {
      kind: 'text',
      label: 'Last updated',
      maxLength: 40,
      helperText: 'The day, such as May 14, 2025. Left empty, nothing is said of it.',
    },
    image: { ...picture('Wide picture'), aspectRatio: '21 / 9' },
    layout: {
      kind: 'select',
      label: 'Where the words stand on a desk',
      required: true,
      initial: 'panel',
      choices: [
        { value: 'panel', label: 'On a white card over the picture' },
        { value: 'calm', label: 'On the picture, which is quiet on its left' },
      ],
    },
    call_bar: callBar,
    ...buttons,
    call: { kind: 'boolean', label: 'A button with your telephone number', initial: false },
  },
  example: {
    title: 'Deep cleaning in Walsall',
    layout: 'panel',
    intro: 'From skirting boards to light switches: the clean that a weekly round has no time for.',
    label: 'Get a Free Quote',
    href: '/contact#quote',
  },
});

/** First-level heading over a full-screen picture. */
export const cover = defineSection({
  label: 'Cover',
  description: 'A large headline over a picture that fills the first view, with figures below.',
  group: GROUPS.words,
  fields: {
    title: { kind: 'text', label: 'Headline', required: true, maxLength: 80 },
    swept: {
      kind: 'text',
      label: 'Underlined end of the headline',
      maxLength: 24,
      helperText: 'Two or three words, with a clean stripe below them.',
    },
    intro: { kind: 'multiline', label: 'Introduction', maxLength: 400 },
    ...buttons,
    figures: { ...figureList, max: 3 },
    image: { ...picture('Picture'), required: 'Choose a picture', aspectRatio: '16 / 9' },
    image_alt: pictureWords('image'),
    call_bar: callBar,
  },
  example: {
    title: 'Walk in',
    swept: 'and breathe out.',
    intro: 'You know your cleaner, and you know the price before we start.',
    label: 'Get a Free Quote',
    href: '/contact#quote',
    figures: [
      { value: '5+', label: 'Years' },
      { value: '500+', label: 'Happy customers' },
    ],
    image: '/pictures/hero.webp',
    image_alt: 'A bright, freshly cleaned living room',
  },
});
