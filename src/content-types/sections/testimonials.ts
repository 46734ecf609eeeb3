import { defineSection } from '../../schema/define-section';
import { eyebrow, GROUPS, title, tone } from './parts';

/** What customers have said, as it is written under "Reviews". */
export const testimonials = defineSection({
  label: 'Testimonials',
  description: 'What your customers say; edited under “Testimonials”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: {
    eyebrow,
    title,
    tone: { ...tone, initial: 'cream' },
  },
  example: { title: 'What our neighbours say', tone: 'cream' },
});
