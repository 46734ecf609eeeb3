import { describe, expect, it } from 'vitest';
import type { Field } from '../fields';
import { kindOf } from '../kinds';
import { withoutAddress } from './geopoint';
import { validateField } from '../validation';

const bucket = { bucket: 'b', folder: 'f' };
const times: Field = {
  kind: 'repeat',
  label: 'Times',
  itemName: 'time',
  max: 2,
  fields: {
    day: { kind: 'text', label: 'Day' },
    price: { kind: 'money', label: 'Price' },
  },
};
const week: Field = {
  kind: 'group',
  label: 'Hours',
  fields: {
    mon: { kind: 'text', label: 'Mon' },
    tue: { kind: 'text', label: 'Tue' },
    wed: { kind: 'text', label: 'Wed' },
  },
};

/** Field, typed value, stored value. */
const TYPED: [field: Field, typed: unknown, stored: unknown][] = [
  [{ kind: 'text', label: 'x' }, '  a b ', 'a b'],
  [{ kind: 'text', label: 'x' }, '  ', null],
  [{ kind: 'text', label: 'x', whenBlank: '' }, ' ', ''],
  [{ kind: 'text', label: 'x', required: true }, ' ', ''],
  [{ kind: 'text', label: 'x', read: () => '' }, 'closed', null],
  [{ kind: 'email', label: 'x' }, ' o’neill@example.com\u200b', "o'neill@example.com"],
  [{ kind: 'phone', label: 'x' }, '(0121)\u00a0496–0557', '(0121) 496-0557'],
  [{ kind: 'number', label: 'x' }, '4.5', 4.5],
  [{ kind: 'number', label: 'x' }, ' −1.98', -1.98],
  [{ kind: 'integer', label: 'x' }, '40', 40],
  [{ kind: 'integer', label: 'x' }, '', null],
  [{ kind: 'money', label: 'x' }, '20', 2000],
  [{ kind: 'money', label: 'x' }, '£1,250.5', 125_050],
  [{ kind: 'money', label: 'x' }, '0.29', 29],
  [{ kind: 'money', label: 'x', currency: 'EUR' }, '€20.50', 2050],
  [{ kind: 'money', label: 'x', currency: 'CHF' }, '-CHF 1', -100],
  [{ kind: 'boolean', label: 'x' }, undefined, false],
  [{ kind: 'select', label: 'x', choices: [{ value: 1, label: 'One' }] }, '1', 1],
  [{ kind: 'select', label: 'x', choices: ['a'] }, '', null],
  [{ kind: 'date', label: 'x' }, '2025-05-14', '2025-05-14'],
  [{ kind: 'time', label: 'x' }, '09:40', '09:40'],
  [{ kind: 'time', label: 'x' }, '', null],
  [{ kind: 'reviewRequest', label: 'x' }, null, null],
  [{ kind: 'reviewRequest', label: 'x' }, '2025-05-14T08:40:00+00:00', '2025-05-14T08:40:00+00:00'],
  [{ kind: 'dateTime', label: 'x' }, '2025-05-14T09:40', '2025-05-14T08:40:00.000Z'],
  [{ kind: 'dateTime', label: 'x' }, '2025-12-24T09:40', '2025-12-24T09:40:00.000Z'],
  [{ kind: 'dateTime', label: 'x' }, '2025-10-26T01:30', '2025-10-26T00:30:00.000Z'],
  [{ kind: 'lastDay', label: 'x', of: 'y' }, '2026-06-27', '2026-06-27T23:00:00.000Z'],
  [{ kind: 'lastDay', label: 'x', of: 'y' }, '2026-12-27', '2026-12-28T00:00:00.000Z'],
  [{ kind: 'list', label: 'x', itemName: 'y' }, [' a ', '', 'b'], ['a', 'b']],
  [{ kind: 'references', label: 'x', to: 'services' }, ['a', 'b', 'a'], ['a', 'b']],
  [
    { kind: 'geopoint', label: 'x' },
    '52.5862, -1.98291234',
    { latitude: 52.5862, longitude: -1.982912 },
  ],
  [{ kind: 'geopoint', label: 'x' }, ' -33.8;151 ', { latitude: -33.8, longitude: 151 }],
  [{ kind: 'geopoint', label: 'x' }, '52.5, −1.98', { latitude: 52.5, longitude: -1.98 }],
  [{ kind: 'geopoint', label: 'x' }, '', null],
  [{ kind: 'references', label: 'x', to: 'services' }, null, []],
  [{ kind: 'image', label: 'x', ...bucket, whenBlank: '/none.svg' }, null, '/none.svg'],
  [{ kind: 'altText', label: 'x', of: 'image' }, '', ''],
  [{ kind: 'altText', label: 'x', of: 'image' }, null, null],
  [times, [{ day: ' Mon ', price: '5' }], [{ day: 'Mon', price: 500 }]],
];

describe('what is typed becomes what is stored', () => {
  it.each(TYPED)('%j: %j becomes %j', (field, typed, stored) => {
    expect(kindOf(field).toRow(typed, field)).toEqual(stored);
  });

  it.each(TYPED)(
    '%j: and what is stored comes back unchanged (%j, %j)',
    (field, _typed, stored) => {
      const kind = kindOf(field);
      expect(kind.toRow(kind.toForm(stored, field), field)).toEqual(stored);
    },
  );
});

it('reads a number as the embedded backend writes it', () => {
  const field: Field = { kind: 'number', label: 'x' };
  expect(kindOf(field).toForm('52.58620', field)).toBe('52.5862');
  expect(kindOf(field).toText('52.58620', field)).toBe('52.5862');
});

it('reads a time as the embedded backend writes it', () => {
  const field: Field = { kind: 'dateTime', label: 'x' };
  expect(kindOf(field).toForm('2025-05-14 08:40:00+00', field)).toBe('2025-05-14T09:40');
  expect(kindOf(field).toText('2025-05-14T08:40:00+00:00', field)).toBe('14 May 2025, 09:40');
});

it.each<[Field, unknown, RegExp | undefined]>([
  [{ kind: 'text', label: 'Name', required: true }, ' ', /^Name is required$/],
  [{ kind: 'text', label: 'Name', required: 'Who?' }, '', /^Who\?$/],
  [{ kind: 'integer', label: 'Age' }, '4.5', /Age must be a whole number such as 4/],
  [{ kind: 'integer', label: 'Age', min: 18 }, '17', /Age must be 18 or more/],
  [{ kind: 'money', label: 'Price', max: 10_000 }, '100.01', /Price must be 100 or less/],
  [{ kind: 'money', label: 'Price' }, '12.505', /Price must be a number such as 20 or 12\.50/],
  [{ kind: 'money', label: 'Price' }, '€20', /Price must be a number such as 20 or 12\.50/],
  [{ kind: 'email', label: 'Email' }, 'a@b', /name@example\.com/],
  [{ kind: 'email', label: 'Email' }, 'a.b+c@example.co.uk', undefined],
  [{ kind: 'phone', label: 'Phone' }, '0121 496 0123', undefined],
  [{ kind: 'phone', label: 'Phone' }, 'call me', /telephone number/],
  [{ kind: 'url', label: 'Link' }, 'javascript:alert(1)', /https:\/\/example\.com/],
  [{ kind: 'url', label: 'Link' }, '/services', /https:\/\/example\.com/],
  [{ kind: 'url', label: 'Link' }, 'facebook.com/brightwell', undefined],
  [{ kind: 'url', label: 'Link', internal: true }, '/services#office', undefined],
  [{ kind: 'url', label: 'Link', internal: true }, '//evil.example', /https:\/\/example\.com/],
  [{ kind: 'date', label: 'Day' }, '2025-02-30', /must be a day of the calendar/],
  [{ kind: 'time', label: 'From' }, '24:10', /must be a time of day such as 09:40/],
  [{ kind: 'dateTime', label: 'When' }, '2025-03-30T01:30', /clocks go forward/],
  [{ kind: 'select', label: 'Status', choices: ['a', 'c'] }, 'b', /Status must be a or c/],
  [{ kind: 'list', label: 'Features', itemName: 'f', min: 2 }, ['a'], /must have 2 to 100/],
  [
    { kind: 'list', label: 'Features', itemName: 'f', maxLength: 1 },
    ['ab'],
    /each f must have 1 to 1 characters/,
  ],
  [{ kind: 'references', label: 'Areas', to: 'services', required: true }, [], /Areas is required/],
  [{ kind: 'geopoint', label: 'Place' }, '52.5862', /Place must be two numbers/],
  [{ kind: 'geopoint', label: 'Place' }, 'https://maps.app.goo.gl/x', /Place must be two numbers/],
  [{ kind: 'geopoint', label: 'Place' }, '91, 0', /Place is not on earth/],
  [{ kind: 'geopoint', label: 'Place' }, '0, -180.1', /not on earth/],
  [times, [{}, {}, {}], /at most 2/],
])('%j complains about %j: %s', (field, value, words) => {
  const error = validateField(field, value);
  if (words) expect(error).toMatch(words);
  else expect(error).toBeUndefined();
});

it('keeps an address with its scheme, and what a text is read as', () => {
  const link: Field = { kind: 'url', label: 'Link' };
  expect(kindOf(link).toRow(' facebook.com/brightwell', link)).toBe(
    'https://facebook.com/brightwell',
  );
  expect(kindOf(link).toRow('', link)).toBeNull();
  const read = (typed: string) => (typed === 'one' ? '1' : undefined);
  const pattern = { expression: /^1$/, message: 'Write “one”.', samples: ['1', '1'] } as const;
  const digit: Field = { kind: 'text', label: 'Digit', read, pattern };
  expect(kindOf(digit).toRow('one', digit)).toBe('1');
  expect(validateField(digit, 'two')).toBe('Write “one”.');
});

it.each([
  'https://www.openstreetmap.org/?mlat=52.5862&mlon=-1.9829#map=17/52.1/-1.1',
  'https://www.openstreetmap.org/#map=17/52.5862/-1.9829',
  'https://www.google.com/maps/@52.5862,-1.9829,17z',
  'https://www.google.com/maps/place/Walsall/@52.1,-1.1,17z/data=!3m1!4b1!4m6!3m5!8m2!3d52.5862!4d-1.9829',
  'https://www.google.com/maps?q=52.5862,-1.9829&z=17',
  'https://maps.apple.com/?ll=52.5862%2C-1.9829&q=Walsall',
  'https://www.bing.com/maps?cp=52.5862~-1.9829&lvl=15',
  'geo:52.5862,-1.9829?z=17',
])('the place that the address of a map marks is read: %s', (address) => {
  expect(withoutAddress(address)).toBe('52.5862, -1.9829');
});

it('what is no address of a map stays as it is typed', () => {
  expect(withoutAddress('52.')).toBe('52.');
  expect(withoutAddress('https://maps.app.goo.gl/x')).toBe('https://maps.app.goo.gl/x');
});

it('asks what a picture shows once there is one', () => {
  const field: Field = { kind: 'altText', label: 'Alt', of: 'image', required: true };
  expect(validateField(field, null, { image: '/a.webp' })).toMatch(/Describe the picture/);
  expect(validateField(field, '', { image: '/a.webp' })).toBeUndefined();
  expect(validateField(field, null, { image: null })).toBeUndefined();
});

it.each<[Field, unknown, string]>([
  [{ kind: 'money', label: 'x' }, 125_050, '£1,250.50'],
  [{ kind: 'money', label: 'x' }, 2000, '£20'],
  [{ kind: 'money', label: 'x', currency: 'EUR' }, 125_050, '€1,250.50'],
  [{ kind: 'money', label: 'x', currency: 'USD' }, 2000, '$20'],
  [{ kind: 'time', label: 'x' }, '09:40:00', '09:40'],
  [{ kind: 'boolean', label: 'x' }, true, 'Yes'],
  [
    { kind: 'select', label: 'x', choices: [{ value: 'won', label: 'Became a job' }] },
    'won',
    'Became a job',
  ],
  [{ kind: 'geopoint', label: 'x' }, { latitude: 52.5, longitude: -1 }, '52.5, -1'],
  [{ kind: 'geopoint', label: 'x' }, { latitude: 520, longitude: -1 }, ''],
  [{ kind: 'list', label: 'x', itemName: 'y' }, ['a', 'b'], 'a; b'],
  [times, [{ day: 'Mon', price: 500 }, { day: 'Tue' }], 'Mon, £5; Tue'],
  [week, { mon: '8:00-18:00', tue: '', wed: '9:00-12:00' }, 'Mon: 8:00-18:00; Wed: 9:00-12:00'],
])('%j shows %j as %s', (field, stored, text) => {
  expect(kindOf(field).toText(stored, field)).toBe(text);
});

const reader = {
  fill: (text: string) => text,
  article: (html: string) => html,
  record: () => undefined,
};
const shown = (field: Field, stored: unknown) => kindOf(field).readable(stored, field, reader);

it('shows the last day itself, not the moment after it', () => {
  const field: Field = { kind: 'lastDay', label: 'x', of: 'y' };
  expect(shown(field, '2026-12-25 00:00:00+00')).toBe('2026-12-24');
});

it('shows chosen photographs before they are uploaded, and none at a hostile address', () => {
  const pictures = ['blob:x', '/a.webp', 'javascript:alert(1)', ''].map((src) => ({
    src,
    alt: '',
  }));
  expect(shown({ kind: 'images', label: 'x', ...bucket }, pictures)).toEqual(pictures.slice(0, 2));
});

it('a kind that there is not is named', () => {
  expect(() => kindOf({ kind: 'txt' as 'text' })).toThrow(/^There is no kind "txt"/);
});

describe('a choice that nobody made', () => {
  const level = { kind: 'select', label: 'Level', choices: ['Beginners', 'Advanced'] } as const;

  it('is none to visitors, unless there has to be one that a record starts with', () => {
    expect(shown(level, null)).toBeUndefined();
    expect(shown(level, 'Advanced')).toBe('Advanced');
    expect(shown({ ...level, required: true }, 'gone')).toBeUndefined();
    expect(shown({ ...level, required: true, initial: 'Advanced' }, null)).toBe('Advanced');
  });

  it('is made by the create form where a member of a group starts with one', () => {
    const course: Field = {
      kind: 'group',
      label: 'Course',
      fields: { level: { ...level, initial: 'Advanced' }, title: { kind: 'text', label: 'Title' } },
    };
    expect(kindOf(course).blank(course)).toMatchObject({ level: 'Advanced' });
  });
});
