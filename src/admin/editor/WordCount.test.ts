// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { countWords } from './WordCount';

it.each([
  ['', 0],
  ['<p>One</p><p>two</p>', 2],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', 3],
  ['<table><tr><td>Red wine</td><td>Salt</td></tr></table>', 3],
  ['<p>Don’t use a 3.5-litre bucket – ever.</p>', 6],
  ['<p>Spray...wait--then wipe</p>', 4],
  ['<figure><img src="/a.png" alt="not read"><figcaption>Our van</figcaption></figure>', 2],
  ['<p><strong>bo</strong>ld</p>', 1],
])('counts the words of %s: %i', (html, count) => {
  expect(countWords(html)).toBe(count);
});
