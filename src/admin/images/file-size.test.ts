import { expect, it } from 'vitest';
import { formatFileSize } from './file-size';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 kB'],
  [90_000, '88 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [5 * 1024 * 1024 + 100_000, '5.1 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
