import { describe, expect, it } from 'vitest';
import { company } from '../../shared/company';
import { lookUpPostcode, servedAreas } from './served-postcodes';

describe('do you come to', () => {
  it.each([
    ['WS3', 'WS3', 'Walsall'],
    [' ws3 1aa ', 'WS3', 'Walsall'],
    ['B11AA', 'B1', 'Birmingham'],
    ['b17 0aa', 'B17', 'Birmingham'],
    ['B170AA', 'B17', 'Birmingham'],
    ['DY4  7XX', 'DY4', 'the Black Country'],
    ['WV7', 'WV7', 'the wider West Midlands'],
  ])('%j: yes, %s in %s', (typed, outwardCode, place) => {
    expect(lookUpPostcode(typed)).toEqual({ outwardCode, place });
  });

  it.each([
    ['SW1A 1AA', 'SW1A'],
    ['M1', 'M1'],
    ['B61', 'B61'],
  ])('%j: not on our rounds', (typed, outwardCode) => {
    expect(lookUpPostcode(typed)).toEqual({ outwardCode, place: undefined });
  });

  it.each(['', 'W', 'WS', 'Walsall', '12345', 'WS3 1A', 'B1 1AAA'])(
    '%j: no postcode yet',
    (typed) => {
      expect(lookUpPostcode(typed)).toBeUndefined();
    },
  );
});

it('every code belongs to one place, and every place is one that the company names', () => {
  const all = servedAreas.flatMap(({ outwardCodes }) => outwardCodes);
  expect(new Set(all).size).toBe(all.length);
  expect(servedAreas.map(({ place }) => place).toSorted()).toEqual(
    [...company.get().areas].toSorted(),
  );
});
