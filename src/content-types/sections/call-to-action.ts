import { defineSection } from '../../schema/define-section';
import { buttonHref, buttonLabel, GROUPS, title } from './parts';

/** The band that asks for the next step. */
export const callToAction = defineSection({
  label: 'Call to action',
  description: 'A dark band with a sentence, a button, and your telephone number or another one.',
  group: GROUPS.action,
  titleField: 'title',
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
