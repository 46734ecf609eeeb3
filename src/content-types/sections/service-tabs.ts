import { defineSection } from '../../schema/define-section';
import { GROUPS, intro, title, tone } from './parts';

/** The services one at a time, as they are written under "Services". */
export const serviceTabs = defineSection({
  label: 'Services in detail',
  description: 'One service at a time, with what it includes; they are edited under “Services”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: { title, intro, tone },
  example: { title: 'What we clean', tone: 'plain' },
});
