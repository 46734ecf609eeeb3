import { defineSection } from '../../schema/define-section';
import { altText, buttons, callBar, figureList, GROUPS, picture } from './parts';

/** The top of a home or landing page: its first-level heading over a picture that fills the first view. */
export const cover = defineSection({
  label: 'Cover',
  description: 'A large headline over a picture that fills the first view, with figures below.',
  group: GROUPS.words,
  titleField: 'title',
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
    image_alt: altText(),
    call_bar: callBar,
  },
  example: {
    title: 'Come home',
    swept: 'to clean.',
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
