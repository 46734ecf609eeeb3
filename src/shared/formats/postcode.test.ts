import { describe, expect, it } from 'vitest';
import {
  isAmongCodes,
  OUTWARD_CODES,
  outwardCodeOf,
  tidyOutwardCodes,
  tidyPostcode,
} from './postcode';

describe('first halves of postcodes', () => {
  it.each([
    ['ws1 – 6; ws8', 'WS1-6, WS8'],
    ['WS1-6,WS8 EC1A', 'WS1-6, WS8, EC1A'],
    ['B1-21, ', 'B1-21'],
    ['WS6-1, b20 - 1', 'WS1-6, B1-20'],
  ])('%j are kept as %j', (typed, kept) => {
    expect(tidyOutwardCodes(typed)).toBe(kept);
    expect(kept).toMatch(OUTWARD_CODES);
  });

  it.each(['Walsall', 'WS', 'WS1-', 'WS1 6-WS9', 'WSX1', 'B121-3'])('%j are none', (typed) => {
    expect(tidyOutwardCodes(typed)).not.toMatch(OUTWARD_CODES);
  });

  it.each([
    ['WS3', 'WS1-6, WS8', true],
    ['WS7', 'WS1-6, WS8', false],
    ['WS16', 'WS1-6', false],
    ['B3', 'WS1-6', false],
    ['EC1A', 'EC1A', true],
    ['EC1A', 'EC1-4', true],
    ['W1A', 'W1', true],
    ['W1A', 'W2', false],
    ['W1A', 'EC1', false],
    ['SW1V', 'SW1A', false],
    ['EC1', 'EC1A', false],
  ])('%s among %j: %s', (code, codes, isThere) => {
    expect(isAmongCodes(code, codes)).toBe(isThere);
  });
});

it.each([
  ['ws3', 'WS3'],
  [' WS3 1AA', 'WS3'],
  ['ws31aa', 'WS3'],
  ['SW1A 1AA', 'SW1A'],
  ['WS', undefined],
  ['12', undefined],
  ['WS3 1', 'WS3'],
  ['WS1 1A', 'WS1'],
  ['B4 6', 'B4'],
  ['WS 1 1AA', 'WS1'],
  ['EC1A 1BB', 'EC1A'],
  ['B11', 'B11'],
  ['B11AA', 'B1'],
  ['WS1-1XX', 'WS1'],
  ['ws1 – 1', 'WS1'],
  ['Walsall', undefined],
])('the outward code of %j is %j', (typed, code) => {
  expect(outwardCodeOf(typed)).toBe(code);
});

it.each([
  ['ws1 1xx', 'WS1 1XX'],
  ['ws11xx', 'WS1 1XX'],
  ['B338TH', 'B33 8TH'],
  [' sw1a1aa ', 'SW1A 1AA'],
  ['ws1', 'WS1'],
])('a postcode written as %j is kept as %j', (typed, kept) => {
  expect(tidyPostcode(typed)).toBe(kept);
});
