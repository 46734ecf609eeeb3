import { defineSection } from '../../schema/define-section';
import { GROUPS } from './parts';

/** Air and a fine line between two sections. */
export const divider = defineSection({
  label: 'Divider',
  description: 'A fine line with air around it.',
  group: GROUPS.words,
  fields: {},
  example: {},
});
