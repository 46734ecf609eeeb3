// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { rowPath } from '../content-types/public-type';
import type { ContentType } from './content-type';
import type { FormValues } from './kind';
import { readableRow, readableRows } from './readable-rows';
import { readerOf } from '../site/data/reader';

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
  expect(readableRow(jobs, stored, reader)).toEqual({
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
    readableRow(jobs, { id: 'b', photo: 'data:image/svg+xml,x', place: { latitude: 'x' } }, reader),
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

describe('a record that visitors cannot read', () => {
  const title = { kind: 'text', label: 'Title' } as const;
  const hours = { kind: 'text', label: 'Hours' } as const;
  const told: string[] = [];
  const read = (change: Partial<ContentType>, ...rows: FormValues[]) => {
    const type = { ...jobs, ...change };
    return readableRows(type, rows, reader, (sentence) => told.push(sentence));
  };
  beforeEach(() => void told.splice(0));

  it('lacks what it needs, and is left out and named', () => {
    const fields = { title, hours: { ...hours, required: true } } as const;
    const rows = [{ title: 'Days', hours: '9-5' }, { title: 'Nights', hours: ' ' }, { title: 3 }];
    expect(read({ fields }, ...rows)).toMatchObject([{ title: 'Days' }]);
    expect(told).toEqual([
      '“Nights” is left out: Hours is required',
      '“3” is left out: Hours is required',
    ]);
  });

  it('quotes what is not there; where the text may be missing, that alone is', () => {
    const fields = { title: { ...title, required: true }, hours } as const;
    const rows = [
      { title: 'In {{company.town}}', hours: 'From {{price.gold}}' },
      { title: 'At {{price.gold}}' },
    ];
    expect(read({ fields, quotes: ['title', 'hours'] }, ...rows)).toMatchObject([
      { title: 'In Walsall', hours: '' },
    ]);
    expect(told).toEqual([
      '“Hours” is left out: nothing is called {{price.gold}}',
      '“At {{price.gold}}” is left out: nothing is called {{price.gold}}',
    ]);
  });

  it('is left out where its text cannot be cleaned', () => {
    const refusing = {
      ...reader,
      article: () => {
        throw new Error('it is too long');
      },
    };
    expect(readableRows(jobs, [{ title: 'A' }], refusing, (said) => told.push(said))).toEqual([]);
    expect(told).toEqual(['“A” is left out: it is too long']);
  });
});

it('texts that quote nothing are as they are written', () => {
  const row = { title: '{{company.town}}', photo_alt: '<b>{{company.town}}</b>' };
  const type = { ...jobs, quotes: ['title'] };
  expect(readableRow(type, row, reader)).toMatchObject({ ...row, title: 'Walsall' });
});

it('the address of a record is one segment of a path', () => {
  expect(rowPath({ page: '/jobs/:slug' }, { slug: 'a/b?c' })).toBe('/jobs/a%2Fb%3Fc');
  expect(rowPath({ page: '/jobs/:slug' }, { slug: '' })).toBeUndefined();
  expect(rowPath({}, { slug: 'a' })).toBeUndefined();
  expect(rowPath({ page: ':path' }, { path: '/guide/ovens' })).toBe('/guide/ovens');
  expect(rowPath({ page: '/rules' }, { slug: 'a' })).toBe('/rules');
});
