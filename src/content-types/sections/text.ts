import { defineSection } from '../../schema/define-section';
import { article, GROUPS } from './parts';

/** Running text with headings, lists and pictures. */
export const text = defineSection({
  label: 'Text',
  description: 'Paragraphs with headings, lists, links and pictures.',
  group: GROUPS.words,
  titleField: 'html',
  fields: { html: article },
  example: {
    html: '<h2>What a deep clean is</h2><p>Every surface, inside and out, by hand.</p><ul><li>Ovens and hoods</li><li>Tiles and grout</li></ul>',
  },
});
