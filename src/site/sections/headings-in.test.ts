// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readableArticle } from '../../shared/article/readable-article';
import { headingsIn } from './headings-in';

it('finds what a cleaned text is made of, in words', () => {
  const { html } = readableArticle(
    '<h2 onclick="x()">Keys &amp; <em>access</em></h2><p>Words</p><h3>Below</h3><h2>5 &lt; 6</h2><h2> </h2>',
  );
  expect(headingsIn(html)).toEqual([
    { id: 'part-keys-access', text: 'Keys & access' },
    { id: 'part-5-6', text: '5 < 6' },
  ]);
});

it('finds nothing in a text without headings', () => {
  expect(headingsIn('<p>Words</p>')).toEqual([]);
});
