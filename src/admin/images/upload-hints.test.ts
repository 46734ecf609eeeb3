import { expect, it } from 'vitest';
import { SIZE_RULE } from './upload-hints';

it('says beforehand that a large photograph can be chosen', () => {
  expect(SIZE_RULE).toBe(
    'Photographs are made small before they are sent; other pictures may have up to 5 MB.',
  );
});
