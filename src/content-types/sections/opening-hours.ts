import { defineSection } from '../../schema/define-section';
import { GROUPS, title } from './parts';

/** When the company is open, and where it is. */
export const openingHours = defineSection({
  label: 'Opening hours and map',
  description: 'When you are open and where you are; edited under “Company”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: { title: { ...title, initial: 'When and where' } },
  example: { title: 'When and where' },
});
