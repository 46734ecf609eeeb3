import { defineSection } from '../../schema/define-section';
import { altText, buttonHref, GROUPS, intro, picture, title, tone } from './parts';

/** Short texts side by side, each of which may lead somewhere. */
export const cards = defineSection({
  label: 'Cards',
  description: 'Short texts side by side, with pictures and links if you like.',
  group: GROUPS.words,
  titleField: 'title',
  fields: {
    title,
    intro,
    cards: {
      kind: 'repeat',
      label: 'Cards',
      itemName: 'card',
      min: 1,
      max: 12,
      fields: {
        title: { kind: 'text', label: 'Heading of the card', required: true, maxLength: 80 },
        text: { kind: 'multiline', label: 'Text', maxLength: 400 },
        icon: {
          kind: 'select',
          label: 'Sign above the heading',
          initial: 'none',
          choices: [
            { value: 'none', label: 'None' },
            { value: 'BadgeCheck', label: 'Badge with a tick' },
            { value: 'Clock', label: 'Clock' },
            { value: 'Leaf', label: 'Leaf' },
            { value: 'Smile', label: 'Smile' },
            { value: 'ShieldCheck', label: 'Shield' },
            { value: 'Heart', label: 'Heart' },
          ],
        },
        image: picture(),
        image_alt: altText(),
        href: { ...buttonHref('Where the card leads') },
      },
    },
    tone,
  },
  example: {
    title: 'Our values',
    cards: [
      { title: 'Quality', text: 'A written checklist for every room.', icon: 'BadgeCheck' },
      { title: 'Reliability', text: 'The same cleaner at the agreed time.', icon: 'Clock' },
      { title: 'Sustainability', text: 'Concentrates in refilled bottles.', icon: 'Leaf' },
    ],
    tone: 'cream',
  },
});
