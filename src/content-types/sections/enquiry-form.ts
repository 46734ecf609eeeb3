import { defineSection } from '../../schema/define-section';
import { eyebrow, GROUPS, intro, title } from './parts';

/** The form by which visitors ask. */
export const enquiryForm = defineSection({
  label: 'Enquiry form',
  description: 'The form by which visitors ask for a quote, beside your contact details.',
  group: GROUPS.action,
  titleField: 'title',
  fields: { eyebrow, title, intro },
  example: { title: 'Ask us anything about your clean', intro: 'We reply within a day.' },
});
