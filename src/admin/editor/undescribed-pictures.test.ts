// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { undescribedPictures } from './undescribed-pictures';

it('counts the pictures that nobody has described, and not those that are decorative on purpose', () => {
  const html =
    '<p><img src="/a.png"><img src="/b.png" alt=""></p><figure><img src="/c.png"></figure>';
  expect(undescribedPictures(html)).toBe(2);
  expect(undescribedPictures('<p>No picture.</p>')).toBe(0);
});
