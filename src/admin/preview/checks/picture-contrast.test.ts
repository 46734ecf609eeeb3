// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { picturesBehindText } from './picture-contrast';

it('gives way to keys between the pictures of a page', async () => {
  document.body.innerHTML = '<img><img><img>';
  let turns = 0;
  await picturesBehindText(document.body, [], async () => void (turns += 1));
  expect(turns).toBe(3);
});
