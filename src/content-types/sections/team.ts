import { defineSection } from '../../schema/define-section';
import { GROUPS, intro, title, tone } from './parts';

/** The people, as they are written under "Team". */
export const team = defineSection({
  label: 'Team',
  description: 'The people of your team; edited under “Team”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: { title, intro, tone },
  example: { title: 'Meet the Team', tone: 'plain' },
});
