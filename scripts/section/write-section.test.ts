import { expect, it } from 'vitest';
import { parseFields } from '../resource/parse-fields.ts';
import { componentText, writeSection } from './write-section.ts';

it.each([
  [['package', 'title:text!']],
  [['offer', 'title:text!', 'new:boolean']],
  [['offer', 'constructor:text!']],
])('a section that TypeScript could not name is refused: %s', async (words) => {
  await expect(writeSection(words)).rejects.toThrow(
    /keeps the word "(package|new|constructor)" to itself/,
  );
});

it.each<[string, RegExp]>([
  ['price- title:text!', /single hyphens/],
  ['price--list title:text!', /single hyphens/],
  // A schema and a component in files of other names.
  ['team title:text!', /"team" already/],
  ['enquiry-form title:text!', /"enquiryForm" already/],
  ['site-link title:text!', /"siteLink" already/],
  ['offer photo:image', /called by its first text/],
  ['offer title:text! type:text', /"type" is there by itself/],
  ['offer title:text! photo:image photo_alt:text', /"photo_alt" is there by itself/],
])('what would break the pages is refused in words: %s', async (words, sentence) => {
  await expect(writeSection(words.split(' '))).rejects.toThrow(sentence);
});

it('the first text is the heading, and the others follow in their order', () => {
  const fields = parseFields(['photo:image', 'title:text!', 'first:text', 'second:multiline']);
  const text = componentText('offer', 'offer', 'Offer', fields);
  expect(text).toContain('title={title}');
  expect([...text.matchAll(/<p>\{(\w+)\}/g)].map(([, name]) => name)).toEqual(['first', 'second']);
});
