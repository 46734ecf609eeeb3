import { expect, it } from 'vitest';
import type { PublicType } from '../../content-types/public-type';
import { recordFacts } from './record-head';

const branches: PublicType = {
  table: 'branches',
  columns: '*',
  order: 'name',
  titleColumn: 'name',
  plural: 'branches',
  path: '/branches',
  list: '/branches',
  page: '/branches/:slug',
  label: 'Branches',
  title: 'Branches',
  description: 'Where we are.',
  notAsStored: [],
  refersTo: [],
  jsonLd: { type: 'Place', properties: { telephone: 'phone', geo: 'place' } },
};

it('a place is told to machines as coordinates, and nothing where there is none', () => {
  const row = { name: 'Walsall', slug: 'walsall', phone: '0121 496 0123' };
  const place = { latitude: 52.58, longitude: -1.98 };
  expect(recordFacts(branches, { ...row, place })?.node).toEqual({
    '@type': 'Place',
    telephone: '0121 496 0123',
    geo: { '@type': 'GeoCoordinates', latitude: 52.58, longitude: -1.98 },
  });
  const price = { amount: 1250, currency: 'GBP', text: '£12.50' };
  expect(recordFacts(branches, { ...row, phone: price })?.node).toMatchObject({ telephone: 12.5 });
  expect(recordFacts(branches, row)?.node).toEqual({
    '@type': 'Place',
    telephone: '0121 496 0123',
  });
});
