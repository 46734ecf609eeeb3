import { afterAll, describe, expect, it } from 'vitest';
import { contentTypes } from '../../src/content-types/registry.ts';
import { nestedFields } from '../../src/schema/field-paths.ts';
import type { Field } from '../../src/schema/fields.ts';
import { kindOf } from '../../src/schema/kinds.ts';
import { startMigratedBackend } from './migrated-folder.ts';

/** Every rule exists in JavaScript and in Postgres: both are compared. */
const { database, close } = await startMigratedBackend();
afterAll(close);

const long = (count: number) => 'é'.repeat(count);
const TEXTS = [
  ...[
    '',
    ' ',
    '\t\n',
    'a',
    'Changed',
    "o'brien",
    'Zoë O’Brien',
    '😀',
    'a\nb',
    '<p>x</p>',
    '/',
    '//x',
    '/a/b',
    '/\\x',
  ],
  ...[
    'https://a.example',
    'https://a.example/x?y="z"',
    'http://a.example',
    'http://localhost:3000/x',
    'javascript:alert(1)',
  ],
  ...[
    '/x y',
    'ada@example.com',
    'ADA@EXAMPLE.COM',
    'ada@example',
    'a@b.example,c@d.example',
    'ü@example.com',
  ],
  ...[
    '0121 496 0557',
    '(0121) 496 0557',
    '0121–496',
    '12',
    '+44 (0)121 496 0557 ext. 4',
    '1234567890123456',
  ],
  ...[
    'changed',
    'a--b',
    '-a',
    'A',
    '/a/b/c/d',
    'WS1 1XX',
    'ws1 1xx',
    '8:00-12:00',
    '20:00-2:00',
    '0:00-24:00',
    '8-12',
    '3-4',
  ],
  ...[
    '50% 30%',
    '51% 30%',
    '0% 100%',
    'May 14, 2025',
    'May 14, 1989',
    'Mai 14, 2025',
    '2025-05-14',
    'May 32, 2025',
  ],
  ...[60, 61, 200, 201, 254, 255, 300, 301, 500, 501, 2001].map(long),
];
const NUMBERS = [-181, -180, -1, 0, 1, 3, 5, 6, 40, 100, 101, 999, 1000, 10_000_000, 10_000_001];
const LISTS = [
  [],
  ['a'],
  ['a', ''],
  [long(60)],
  [long(61)],
  [long(121)],
  ['a\nb'],
  Array(13).fill('a'),
  Array(201).fill('a'),
];
const deep = JSON.parse('{"a":'.repeat(11) + '1' + '}'.repeat(11)) as unknown;
const JSONS = [
  ...[
    {},
    [],
    [{}],
    'text',
    1,
    deep,
    [deep],
    { monday: '8:00-12:00' },
    { monday: 'late' },
    { monday: 3 },
  ],
  ...[
    { latitude: 91, longitude: 0 },
    { latitude: 1 },
    { latitude: 53, longitude: -2 },
    { latitude: '53', longitude: 2 },
  ],
  ...[
    [{ id: 'a', type: 'text' }],
    [{ id: 'a b', type: 'text' }],
    [{ id: 'a' }],
    [1],
    Array(41).fill({ id: 'a', type: 'text' }),
  ],
  ...[{ a: 'x'.repeat(20_001) }, [{ id: 'a', type: 'text', html: 'x'.repeat(200_001) }]],
];
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  ...{
    text: TEXTS,
    integer: NUMBERS,
    smallint: NUMBERS.filter((one) => Math.abs(one) < 1000),
    numeric: [...NUMBERS, 4.5],
    boolean: [true, false],
  },
  ...{ 'text[]': LISTS, jsonb: JSONS },
};

const fields = contentTypes.flatMap(({ table, fields }) =>
  nestedFields(fields).map(([name, field]) => ({ name: `${table}.${name}`, field })),
);
/** Kinds that no content type uses. */
const unused: Field[] = [
  { kind: 'geopoint', label: 'x' },
  { kind: 'file', label: 'x', bucket: 'b', folder: 'f' },
  { kind: 'references', label: 'x', to: 'services', required: true },
  { kind: 'images', label: 'x', bucket: 'b', folder: 'f', min: 2, max: 3 },
  { kind: 'group', label: 'x', fields: { mail: { kind: 'email', label: 'y' } } },
  { kind: 'select', label: 'x', choices: [{ value: 1, label: 'One' }] },
];

describe.each([...fields, ...unused.map((field) => ({ name: field.kind, field }))])(
  '$name',
  ({ field }) => {
    const { rules, samples, column } = kindOf(field);
    const { type } = column(field) ?? { type: '' };

    it('has samples that keep its rules', () => {
      for (const sample of samples(field)) {
        const broken = rules(field).filter((rule) => !rule.holds(sample));
        expect(broken.map(({ name }) => name)).toEqual([]);
      }
    });

    it('is the same for form and database', async () => {
      const values = [...(VALUES[type] ?? []), ...samples(field)];
      const all = rules(field);
      if (all.length === 0) return;
      const { rows } = await database.query<Record<string, boolean[]>>(
        `select ${all.map(({ sql }, index) => `array_agg(coalesce((${sql('value')}), true) order by place) as rule_${index}`).join(', ')}
         from jsonb_array_elements($1::jsonb) with ordinality as given (json, place),
           lateral (select (jsonb_populate_record(null::pg_temp.one_${slotOf(type)}, jsonb_build_object('value', json))).value) as of_type`,
        [JSON.stringify(values)],
      );
      for (const [index, rule] of all.entries()) {
        const inJavaScript = values.map((value) => value === null || rule.holds(value));
        const differing = values
          .filter((_, at) => inJavaScript[at] !== rows[0]?.[`rule_${index}`]?.[at])
          .map((value) => JSON.stringify(value).slice(0, 80));
        expect(differing, `${rule.name}: ${rule.sql('value')}`).toEqual([]);
      }
    });
  },
);

const slots = new Map<string, number>();

/** The number of the temporary table with a column of the type. */
function slotOf(type: string): number {
  return slots.get(type) ?? 0;
}

for (const { field } of [...fields, ...unused.map((field) => ({ field }))]) {
  const type = kindOf(field).column(field)?.type;
  if (!type || slots.has(type)) continue;
  slots.set(type, slots.size + 1);
  await database.exec(`create temp table one_${slots.size} (value ${type})`);
}
