// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rowPath } from '../../content-types/public-type';
import type { ContentType } from '../../schema/content-type';
import { publicRow } from './public-row';
import { readerOf } from './reader';

const jobs: ContentType = {
  table: 'blog_posts',
  words: { singular: 'job', plural: 'jobs' },
  access: 'by hand',
  titleColumn: 'title',
  versionColumn: 'updated_at',
  list: { columns: ['title'] },
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'html', label: 'Text', pictures: { bucket: 'jobs', folder: 'jobs' } },
    pay: { kind: 'number', label: 'Pay' },
    photo: { kind: 'image', label: 'Photo', bucket: 'jobs', folder: 'jobs' },
    photo_alt: { kind: 'altText', label: 'Alt', of: 'photo' },
    more: { kind: 'url', label: 'More' },
    place: { kind: 'geopoint', label: 'Place' },
    towns: { kind: 'references', label: 'Towns', to: 'services' },
    town: { kind: 'reference', label: 'Town', to: 'services' },
    wage: { kind: 'money', label: 'Wage' },
    hours: { kind: 'text', label: 'Hours', visibleWhen: ({ pay }) => pay === null },
    steps: {
      kind: 'repeat',
      label: 'Steps',
      itemName: 'step',
      fields: {
        photo: { kind: 'image', label: 'Photo', bucket: 'jobs', folder: 'jobs' },
        alt: { kind: 'altText', label: 'Alt', of: 'photo' },
        point: { kind: 'focus', label: 'Point', of: 'photo' },
      },
    },
    notes: { kind: 'text', label: 'Notes', roles: ['owner'] },
  },
};

const walsall = { id: 'b', title: 'Walsall', path: '/towns/walsall' };
const reader = readerOf(
  (text) => text.replace('{{company.town}}', 'Walsall'),
  (table, id) => (table === 'services' && id === 'b' ? walsall : undefined),
);

it('a row is safe to show, whatever is stored: clean, filled in, of the shape of its fields', () => {
  const stored = {
    id: 'a',
    updated_at: 'now',
    title: 'Near {{company.town}}',
    text: '<p>Ring</p><script>alert(1)</script>',
    pay: '12.50',
    photo: '/pictures/a.webp',
    photo_alt: 'A room',
    more: 'javascript:alert(1)',
    place: { latitude: 52.5, longitude: -1, more: 'alert(1)' },
    towns: ['b', null, 'hidden'],
    town: 'b',
    wage: 1250,
    hours: 'Of another form of work',
    steps: [{ photo: '/pictures/b.webp', alt: 'A step', point: '50% 30%' }, { photo: 'data:x' }],
    notes: 'For owners alone',
  };
  expect(publicRow(jobs, stored, reader)).toEqual({
    id: 'a',
    updated_at: 'now',
    title: 'Near Walsall',
    text: '<p>Ring</p>',
    pay: 12.5,
    photo: { src: '/pictures/a.webp', alt: 'A room' },
    photo_alt: 'A room',
    more: '',
    place: { latitude: 52.5, longitude: -1 },
    towns: [walsall],
    town: walsall,
    wage: { amount: 1250, currency: 'GBP', text: '£12.50' },
    hours: '',
    steps: [
      {
        photo: { src: '/pictures/b.webp', alt: 'A step', focus: '50% 30%' },
        alt: 'A step',
        point: '50% 30%',
      },
      { photo: undefined, alt: '', point: '' },
    ],
  });
});

it('what is missing is empty, and a picture that leads elsewhere is none', () => {
  expect(
    publicRow(jobs, { id: 'b', photo: 'data:image/svg+xml,x', place: { latitude: 'x' } }, reader),
  ).toMatchObject({
    title: '',
    text: '',
    pay: undefined,
    place: undefined,
    towns: [],
    town: undefined,
    photo: undefined,
  });
});

it('the address of a record is one segment of a path', () => {
  expect(rowPath({ page: '/jobs/:slug' }, { slug: 'a/b?c' })).toBe('/jobs/a%2Fb%3Fc');
  expect(rowPath({ page: '/jobs/:slug' }, { slug: '' })).toBeUndefined();
  expect(rowPath({}, { slug: 'a' })).toBeUndefined();
  expect(rowPath({ page: ':path' }, { path: '/guide/ovens' })).toBe('/guide/ovens');
  expect(rowPath({ page: '/rules' }, { slug: 'a' })).toBe('/rules');
});
