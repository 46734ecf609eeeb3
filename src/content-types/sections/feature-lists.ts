import { defineSection } from '../../schema/define-section';
import { pictureWords } from '../content-table';
import {
  eyebrow,
  GROUPS,
  title,
  tone,
  picture,
  buttonHref,
  intro,
  figureList,
  optionalTitle,
} from './common-fields';

export const steps = defineSection({
  label: 'Steps',
  description: 'Numbered steps: what happens first, then, and last.',
  group: GROUPS.words,
  fields: {
    eyebrow,
    title,
    steps: {
      kind: 'repeat',
      label: 'Steps',
      itemName: 'step',
      min: 2,
      max: 8,
      fields: {
        title: { kind: 'text', label: 'Step', required: true, maxLength: 80 },
        text: { kind: 'multiline', label: 'Text', required: true, maxLength: 400 },
      },
    },
    tone: { ...tone, initial: 'navy' },
  },
  example: {
    title: 'Three steps, and only the first is yours',
    steps: [
      { title: 'Book a service', text: 'Call or send the form.' },
      { title: 'Get cleaned', text: 'Your cleaner arrives on time with everything needed.' },
      { title: 'Enjoy your space', text: 'Walk in, breathe out.' },
    ],
    tone: 'navy',
  },
});

export const reasons = defineSection({
  label: 'Reasons',
  description: 'Ticked points, with a picture beside them if you like.',
  group: GROUPS.words,
  fields: {
    eyebrow,
    title,
    reasons: {
      kind: 'repeat',
      label: 'Reasons',
      itemName: 'reason',
      min: 1,
      max: 10,
      fields: {
        title: { kind: 'text', label: 'Reason', required: true, maxLength: 80 },
        text: { kind: 'multiline', label: 'Text', maxLength: 400 },
      },
    },
    image: picture(),
    image_alt: pictureWords('image'),
    tone: { ...tone, initial: 'mist' },
  },
  example: {
    title: 'We tick the boxes you would check yourself',
    reasons: [
      { title: 'A price before we start', text: 'No call-out fee, no surprise at the door.' },
      { title: 'Insured, vetted, trained', text: 'Checked references and a proper induction.' },
    ],
    tone: 'mist',
  },
});

export const cards = defineSection({
  label: 'Cards',
  description: 'Short texts side by side, with pictures and links if you like.',
  group: GROUPS.words,
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
        image_alt: pictureWords('image'),
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

export const figures = defineSection({
  label: 'Figures',
  description: 'A row of large numbers, each with a few words.',
  group: GROUPS.words,
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
