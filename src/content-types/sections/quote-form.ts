import { defineSection } from '../../schema/define-section';
import { GROUPS, intro, title } from './parts';

/** The form by which visitors ask for a quote, and every other way to reach the company. */
export const quoteForm = defineSection({
  label: 'Quote form',
  description:
    'The longer form, which answers with a guide price, beside your contact details and opening hours.',
  group: GROUPS.action,
  titleField: 'title',
  fields: {
    reach_title: {
      ...title,
      label: 'Heading of your contact details',
      initial: 'Reach us directly',
    },
    reach_intro: { ...intro, label: 'Introduction of your contact details' },
    title: { ...title, label: 'Heading of the form', initial: 'Ask for a free quote' },
    intro: { ...intro, label: 'Introduction of the form' },
  },
  example: {
    reach_title: 'Reach us directly',
    reach_intro: 'The telephone is quickest.',
    title: 'Ask for a free quote',
    intro: 'Free, and without obligation.',
  },
});
