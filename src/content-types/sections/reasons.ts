import { defineSection } from '../../schema/define-section';
import { altText, eyebrow, GROUPS, picture, title, tone } from './parts';

/** Ticked points, beside a picture if there is one. */
export const reasons = defineSection({
  label: 'Reasons',
  description: 'Ticked points, with a picture beside them if you like.',
  group: GROUPS.words,
  titleField: 'title',
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
    image_alt: altText(),
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
