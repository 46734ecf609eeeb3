import { defineSection } from '../../schema/define-section';
import { GROUPS } from './parts';

/** Every page of the site, for people. */
export const allPages = defineSection({
  label: 'List of all pages',
  description: 'Links to the pages of the site, your services, places and categories, in groups.',
  group: GROUPS.company,
  fields: {},
  example: {},
});
