import { defineSection } from '../../schema/define-section';
import { GROUPS, title } from './parts';

/** Where the company is. */
export const map = defineSection({
  label: 'Map',
  description: 'Your address on a map, which is fetched when a visitor comes near it.',
  group: GROUPS.company,
  titleField: 'title',
  fields: {
    title: { ...title, initial: 'Where we are' },
    text: { kind: 'multiline', label: 'Text', maxLength: 300 },
  },
  example: { title: 'Where we are', text: 'Please ring before you come.' },
});
