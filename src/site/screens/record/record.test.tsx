// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { PublicType } from '../../../content-types/public-type';
import type { ContentType } from '../../../schema/content-type';
import { publishedRows } from '../../../shared/content/content-store';
import { readableRow } from '../../../schema/readable-rows';
import { readerOf } from '../../data/reader';
import List, { loadComponents } from './List';
import Page from './Page';

const place = { bucket: 'visits', folder: 'visits' };

/** One field of each kind. */
const visits: ContentType = {
  table: 'services',
  words: { singular: 'visit', plural: 'visits' },
  access: { read: 'published', write: ['owner'] },
  titleColumn: 'title',
  list: { columns: ['title'] },
  fields: {
    title: { kind: 'text', label: 'Title' },
    slug: {
      kind: 'slug',
      label: 'Address',
      from: 'title',
      derive: String,
      prefix: '/visits/',
      messages: { empty: '', taken: '', format: '' },
    },
    summary: { kind: 'multiline', label: 'Summary' },
    photo: { kind: 'image', label: 'Photo', ...place },
    photo_alt: { kind: 'altText', label: 'Alt', of: 'photo' },
    point: { kind: 'focus', label: 'Point', of: 'photo' },
    story: { kind: 'html', label: 'Story' },
    second: { kind: 'image', label: 'Second photo', ...place },
    customer: { kind: 'text', label: 'Customer' },
    sector: { kind: 'select', label: 'Sector', choices: [{ value: 'school', label: 'Schools' }] },
    finished: { kind: 'date', label: 'Finished' },
    told: { kind: 'displayDate', label: 'Told', sameDayBy: 'title' },
    began: { kind: 'time', label: 'Began' },
    seen_at: { kind: 'dateTime', label: 'Inspected' },
    price: { kind: 'money', label: 'Price', currency: 'EUR' },
    rooms: { kind: 'integer', label: 'Rooms' },
    hours: { kind: 'number', label: 'Hours' },
    stars: { kind: 'rating', label: 'Rating' },
    eco: { kind: 'boolean', label: 'Eco-friendly' },
    site: { kind: 'url', label: 'Site' },
    mail: { kind: 'email', label: 'Mail' },
    phone: { kind: 'phone', label: 'Phone' },
    place: { kind: 'geopoint', label: 'Place' },
    report: { kind: 'file', label: 'Report', bucket: 'files', folder: 'files' },
    sign: {
      kind: 'icon',
      label: 'Sign',
      icons: { Leaf: 'A leaf' },
      loadPictures: async () => ({ Leaf: () => <svg data-testid="leaf" /> }),
    },
    region: { kind: 'reference', label: 'Region', to: 'pages' },
    others: { kind: 'references', label: 'Others', to: 'pages' },
    own: { kind: 'custom', label: 'Own', toText: (stored) => `Made of ${String(stored)}` },
    points: { kind: 'list', label: 'Points', itemName: 'point' },
    gallery: { kind: 'images', label: 'Gallery', ...place },
    lead: {
      kind: 'group',
      label: 'Who led it',
      fields: { name: { kind: 'text', label: 'Name' }, role: { kind: 'text', label: 'Role' } },
    },
    steps: {
      kind: 'repeat',
      label: 'Steps',
      itemName: 'step',
      fields: {
        title: { kind: 'text', label: 'Step' },
        photo: { kind: 'image', label: 'Photo', ...place },
        alt: { kind: 'altText', label: 'Alt', of: 'photo' },
        text: { kind: 'multiline', label: 'Text' },
      },
    },
    extras: {
      kind: 'repeat',
      label: 'Extras',
      itemName: 'extra',
      fields: { name: { kind: 'text', label: 'Name' }, price: { kind: 'money', label: 'Price' } },
    },
    sections: {
      kind: 'sections',
      label: 'Sections',
      max: 9,
      types: {
        notice: {
          label: 'Notice',
          description: '',
          group: '',
          example: {},
          fields: { text: { kind: 'multiline', label: 'Text' } },
        },
      },
    },
    published: { kind: 'boolean', label: 'Published' },
    published_at: { kind: 'publication', label: 'Status' },
    waiting: { kind: 'reviewRequest', label: 'Waits' },
    notes: { kind: 'text', label: 'Notes', roles: ['owner'] },
  },
};

const of: PublicType = {
  ...{
    table: 'services',
    columns: '*',
    order: 'id',
    plural: 'visits',
    refersTo: [],
    notAsStored: [],
  },
  ...{ titleColumn: 'title', path: '/visits', list: '/visits', page: '/visits/:slug' },
  ...{ label: 'Visits', title: 'Our visits', description: 'Where we have been.' },
  head: { description: 'summary', picture: 'photo' },
};

const stored = {
  ...{ id: 'a', title: 'A school', slug: 'a-school', summary: 'Nine days.' },
  ...{ photo: '/pictures/a.webp', photo_alt: 'A classroom', point: '50% 30%' },
  ...{ story: '<p>They rang.</p><h2>Dust</h2>', second: '/pictures/b.webp', customer: 'Bluecoat' },
  ...{ sector: 'school', finished: '2026-09-01', told: 'May 14, 2025', began: '06:30:00' },
  ...{ seen_at: '2026-09-01T09:00:00Z', price: 845050, rooms: 43, hours: 102.5, stars: 4 },
  ...{ eco: true, site: 'https://www.example.com/bluecoat/', mail: 'ada@example.com' },
  ...{ phone: '0121 496 0123', place: { latitude: 52.5, longitude: -1.9 }, sign: 'Leaf' },
  ...{ report: '/storage/the%20report%off.pdf', region: 'p', others: ['p', 'q', 'gone'], own: 7 },
  ...{ points: ['Quiet', 'Quick'], gallery: [{ src: '/pictures/c.webp', alt: 'A hall' }] },
  ...{ lead: { name: 'Hannah', role: 'Leader' }, extras: [{ name: 'Oven', price: 4000 }] },
  steps: [{ title: 'Floors', photo: '/pictures/d.webp', alt: 'A floor', text: 'Washed.' }],
  sections: [{ id: 's', type: 'notice', text: 'Closed on Sundays' }],
  ...{ published: true, published_at: '2026-01-01', waiting: '2026-01-01', notes: 'For owners' },
};
const named = [
  { id: 'p', title: 'Dudley', path: '/regions/dudley' },
  { id: 'q', title: 'Walsall' },
];
const reader = readerOf(
  (text) => text,
  (_, id) => named.find((record) => record.id === id),
);
const row = readableRow(visits, stored, reader);

beforeAll(() => loadComponents({ type: visits, default: publishedRows('visits', [row]) }));
afterEach(cleanup);

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

it('the page of a record shows every kind of field as people read it, and nothing that is for staff', async () => {
  render(<Page row={row} rows={[row]} type={visits} of={of} />, { wrapper: MemoryRouter });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A school');
  expect(screen.getByText('Nine days.')).toBeTruthy();
  const photo = screen.getByRole('img', { name: 'A classroom' });
  expect(photo.getAttribute('loading')).toBe('eager');
  expect(photo.getAttribute('data-focus')).toBe('50% 30%');
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings).toEqual(['Dust', 'Points', 'Gallery', 'Who led it', 'Steps', 'Extras']);

  const facts = {
    ...{ Customer: 'Bluecoat', Sector: 'Schools', Finished: '1 September 2026', Began: '06:30' },
    ...{ Told: 'May 14, 2025', Inspected: '1 September 2026, 10:00', Price: '€8,450.50' },
    ...{ Rooms: '43', Hours: '102.5', 'Eco-friendly': 'Yes', Site: 'example.com/bluecoat' },
    ...{ Mail: 'ada@example.com', Phone: '0121 496 0123', Place: 'Show on a map' },
    ...{ Report: 'the report%off.pdf', Sign: 'A leaf', Region: 'Dudley', Own: 'Made of 7' },
    ...{ Others: 'DudleyWalsall', Name: 'Hannah', Role: 'Leader' },
  };
  for (const [label, words] of Object.entries(facts)) {
    expect(fact(label)?.textContent, label).toBe(words);
  }
  expect(screen.getByRole('img', { name: '4 out of 5' })).toBeTruthy();
  expect(screen.getByTestId('leaf')).toBeTruthy();
  const hrefOf = (name: string) =>
    screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '';
  expect(hrefOf('Dudley')).toBe('/regions/dudley');
  expect(screen.queryByRole('link', { name: 'Walsall' })).toBeNull();
  expect(hrefOf('Place on a map')).toContain('mlat=52.5');
  expect(hrefOf('0121 496 0123')).toBe('tel:+441214960123');
  expect(hrefOf('the report%off.pdf')).toBe('/storage/the%20report%off.pdf');
  expect(hrefOf('All visits')).toBe('/visits');

  expect(screen.getByRole('heading', { level: 3, name: 'Floors' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A floor' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A hall' })).toBeTruthy();
  expect(screen.getByText('Oven').parentElement?.textContent).toBe('Oven£40');
  expect(await screen.findByText('Closed on Sundays')).toBeTruthy();
  for (const hidden of ['Published', 'Status', 'Waits', 'Notes', 'Address', 'Point']) {
    expect(screen.queryByText(hidden), hidden).toBeNull();
  }
});

it('the list has a card a record, which leads to its page', () => {
  render(<List row={{}} rows={[row]} type={visits} of={of} />, { wrapper: MemoryRouter });
  const card = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  expect(card.getByRole('link', { name: 'A school' }).getAttribute('href')).toBe(
    '/visits/a-school',
  );
  expect(card.getByText('Nine days.')).toBeTruthy();
  expect(card.getAllByRole('term')).toHaveLength(3);
  expect(card.queryByText('Points')).toBeNull();
});

it('the list has all of each record where they have no pages', () => {
  const listed = { ...of, page: undefined };
  render(<List row={{}} rows={[row]} type={visits} of={listed} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link', { name: 'A school' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Points' })).toBeTruthy();
  expect(fact('Rooms')?.textContent).toBe('43');
});

it('says so where there is nothing', () => {
  render(<List row={{}} rows={[]} type={visits} of={of} />, { wrapper: MemoryRouter });
  expect(screen.getByText('There is nothing here at the moment.')).toBeTruthy();
});
