import { defineSection } from '../../schema/define-section';
import { eyebrow, GROUPS, intro, title, tone } from './parts';

/** The services, as they are written under "Services". */
export const services = defineSection({
  label: 'Services',
  description: 'A card for each of your services; they are edited under “Services”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: {
    eyebrow,
    title,
    intro,
    tone,
  },
  example: { title: 'One team for every room', tone: 'plain' },
});
