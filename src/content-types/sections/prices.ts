import { defineSection } from '../../schema/define-section';
import { GROUPS, intro, title, tone } from './parts';

/** The price plans, as they are written under "Prices". */
export const prices = defineSection({
  label: 'Price table',
  description: 'Your prices; they are edited under “Prices”.',
  group: GROUPS.company,
  titleField: 'title',
  fields: { title, intro, tone: { ...tone, initial: 'cream' } },
  example: { title: 'Simple prices', intro: 'No call-out fee.', tone: 'cream' },
});
