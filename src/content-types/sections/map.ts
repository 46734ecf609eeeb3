import { defineSection } from '../../schema/define-section';
import { whereWeAre } from '../../shared/content/where-we-are';
import { GROUPS, title } from './parts';

/** Where the company is. */
export const map = defineSection({
  label: 'Map',
  description: 'Your address on a map, which is fetched when a visitor comes near it.',
  group: GROUPS.company,
  titleField: 'title',
  fields: {
    title: { ...title, initial: whereWeAre.title },
    text: { kind: 'multiline', label: 'Text', maxLength: 300 },
  },
  example: { title: whereWeAre.title, text: 'Please ring before you come.' },
});
