// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PAGE_CHECKS } from './page-checks';

it.each([
  ['ALL OF OUR CLEANERS', ['capitals']],
  ['All of our cleaners', []],
  ['ہم پورے ہفتے کام کرتے ہیں', []],
  ['ਅਸੀਂ ਪੂਰਾ ਹਫ਼ਤਾ ਕੰਮ ਕਰਦੇ ਹਾਂ', []],
  ['نعمل طوال الأسبوع', []],
])('sees whether “%s” is in capital letters', (text, rules) => {
  document.body.innerHTML = `<p>${text}</p>`;
  const found = PAGE_CHECKS.flatMap((check) => check(document.body));
  expect(found.map(({ rule }) => rule)).toEqual(rules);
});
