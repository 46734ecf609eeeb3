// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blogPosts } from '../../content-types/blog-posts';
import { recordTexts } from '../../schema/record-texts';
import { placeOfText } from './place-of-text';

const texts = recordTexts(
  blogPosts.fields,
  {
    title: 'Ovens',
    excerpt: 'Ovens, and how they get clean again.',
    content:
      '<p>First <strong>scrape</strong>, then wipe.</p><ul><li>Soda</li><li>Patience</li></ul>',
  },
  (text) => text,
);

it.each([
  ['Ovens', { path: 'title' }],
  ['Ovens, and how', { path: 'excerpt' }],
  ['First scrape, then', { path: 'content', block: 0 }],
  ['Patience', { path: 'content', block: 1 }],
  ['Nobody says this', undefined],
])('knows where “%s” is written', (text, place) => {
  expect(placeOfText(text, texts)).toEqual(place);
});
