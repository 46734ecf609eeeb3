import { defineSection } from '../../schema/define-section';
import { buttonHref, buttonLabel, GROUPS, title, eyebrow, intro } from './common-fields';

export const callToAction = defineSection({
  label: 'Call to action',
  description: 'A dark band with a sentence, a button, and your telephone number or another one.',
  group: GROUPS.action,
  fields: {
    title,
    text: { kind: 'multiline', label: 'Text', maxLength: 300 },
    label: { ...buttonLabel(), required: true, initial: 'Get a Free Quote', helperText: undefined },
    href: { ...buttonHref(), required: true, initial: '/contact#quote' },
    second_label: {
      ...buttonLabel('Second button'),
      helperText: 'Left empty, it is your telephone number.',
    },
    second_href: buttonHref('Where the second button leads'),
  },
  example: {
    title: 'Ready for a free Saturday?',
    text: 'Tell us about the place and what bothers you most.',
    label: 'Get a Free Quote',
    href: '/contact#quote',
  },
});

export const enquiryForm = defineSection({
  label: 'Enquiry form',
  description: 'The form by which visitors ask for a quote, beside your contact details.',
  group: GROUPS.action,
  fields: { eyebrow, title, intro },
  example: { title: 'Ask us anything about your clean', intro: 'We reply within a day.' },
});

/** Quote form and contact details. */
export const quoteForm = defineSection({
  label: 'Quote form',
  description:
    'The longer form, which answers with a guide price, beside your contact details and opening hours.',
  group: GROUPS.action,
  fields: {
    reach_title: {
      ...title,
      label: 'Heading of your contact details',
      initial: 'Reach us directly',
    },
    reach_intro: { ...intro, label: 'Introduction of your contact details' },
    title: { ...title, label: 'Heading of the form', initial: 'Ask for a free quote' },
    intro: { ...intro, label: 'Introduction of the form' },
    kind_label: {
      kind: 'text',
      label: 'Question before the size',
      required: true,
      initial: 'Kind of Place',
      maxLength: 60,
      helperText: 'Its answers, and the sizes that follow, are kept under “Job sizes”.',
    },
    size_label: {
      kind: 'text',
      label: 'Question of the size',
      required: true,
      initial: 'Size',
      maxLength: 60,
    },
    frequencies: {
      kind: 'list',
      label: 'How often one may ask for it',
      itemName: 'answer',
      required: true,
      min: 1,
      max: 10,
      maxLength: 60,
      initial: ['Just once', 'Every week', 'Every month'],
      helperText: 'The first one is a single visit.',
    },
    guide_note: {
      kind: 'text',
      label: 'Words after the hours of a guide price',
      maxLength: 120,
      helperText: 'As “3 to 4 hours” goes on, such as “of one of us, with all that is needed”.',
    },
  },
  example: {
    reach_title: 'Reach us directly',
    reach_intro: 'The telephone is quickest.',
    title: 'Ask for a free quote',
    intro: 'Free, and without obligation.',
    kind_label: 'Kind of Place',
    size_label: 'Size',
    frequencies: ['Just once', 'Every week', 'Every month'],
  },
});
