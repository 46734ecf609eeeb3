import { defineSection } from '../../schema/define-section';
import { buttons, callBar, GROUPS, picture } from './parts';

/** The top of a page: its first-level heading. */
export const hero = defineSection({
  label: 'Top of the page',
  description: 'The headline with a few words, a wide picture and two buttons.',
  group: GROUPS.words,
  titleField: 'title',
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
    call: {
      kind: 'boolean',
      label: 'A button with your telephone number',
      initial: false,
    },
  },
  example: {
    title: 'Deep cleaning in Walsall',
    layout: 'panel',
    intro: 'From skirting boards to light switches: the clean that a weekly round has no time for.',
    label: 'Get a Free Quote',
    href: '/contact#quote',
  },
});
