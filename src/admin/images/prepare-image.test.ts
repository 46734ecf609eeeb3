import { expect, it } from 'vitest';
import { sizeWords } from './prepare-image';

it('says beforehand that a large photograph can be chosen', () => {
  expect(sizeWords(5 * 1024 * 1024)).toBe(
    'Photographs are made small before they are sent; other pictures may have up to 5 MB.',
  );
});
