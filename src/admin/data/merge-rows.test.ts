import { expect, it } from 'vitest';
import { company } from '../../content-types/company';
import { pages } from '../../content-types/pages';
import { mergeRows, type Side } from './merge-rows';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, type: 'text', html: id })) as [
  Section,
  Section,
  Section,
];
type Section = { id: string; type: string; html: string };
const written = (section: Section, html: string) => ({ ...section, html });
const added = (id: string) => ({ id, type: 'divider' });

/** The merged sections in short, and what both have changed. */
function merged(mine: object[], theirs: object[], side?: Side) {
  const { changes, conflicts } = mergeRows(
    pages,
    { opened: { sections: [a, b, c] }, typed: { sections: mine }, latest: { sections: theirs } },
    side,
  );
  const sections = changes.sections as { id: string; html?: string }[];
  return [
    sections.map(({ id, html }) => html ?? id).join(' '),
    conflicts.map(({ part }) => part).join(),
  ];
}

it.each([
  ['different sections', [written(a, 'mine'), b, c], [a, b, written(c, 'theirs')], 'mine b theirs'],
  ['the same words', [written(a, 'same'), b, c], [written(a, 'same'), b, c], 'same b c'],
  ['an order and a section', [c, b, a], [a, written(b, 'theirs'), c], 'c theirs a'],
  ['a section and an order', [a, written(b, 'mine'), c], [b, a, c], 'mine a c'],
  ['what each has added', [a, added('x'), b, c], [a, b, added('y'), c], 'a x b y c'],
  ['what both have added at the end', [a, b, c, added('x')], [a, b, c, added('y')], 'a b c y x'],
  ['a section that one has taken out', [b, c], [a, b, written(c, 'theirs')], 'b theirs'],
])('merges %s', (_, mine, theirs, sections) => {
  expect(merged(mine, theirs)).toEqual([sections, '']);
});

const both = [written(a, 'mine'), written(b, 'mine, alone'), c];

it.each<[string, Side, object[], object[], string, string]>([
  [
    'words of a section',
    'mine',
    both,
    [written(a, 'theirs'), b, written(c, 'theirs, alone')],
    'mine mine, alone theirs, alone',
    'Text (section 1)',
  ],
  [
    'words of a section',
    'theirs',
    both,
    [written(a, 'theirs'), b, written(c, 'theirs, alone')],
    'theirs mine, alone theirs, alone',
    'Text (section 1)',
  ],
  ['one that they took out', 'mine', both, [b, c], 'mine mine, alone c', 'Text (section 1)'],
  ['one that they took out', 'theirs', both, [b, c], 'mine, alone c', 'Text (section 1)'],
  ['one that I took out', 'mine', [b, c], [written(a, 'theirs'), b, c], 'b c', 'Text'],
  ['one that I took out', 'theirs', [b, c], [written(a, 'theirs'), b, c], 'theirs b c', 'Text'],
  ['the order', 'mine', [b, a, c], [a, c, b], 'b a c', 'their order'],
  ['the order', 'theirs', [b, a, c], [a, c, b], 'a c b', 'their order'],
])('both have changed %s: %s stands there alone', (_, side, mine, theirs, sections, part) => {
  expect(merged(mine, theirs, side)).toEqual([sections, part]);
});

it('keeps columns and days that one alone has changed', () => {
  const hours = { monday: '9:00-17:00', saturday: '10:00-14:00' };
  const opened = { phone: '1', email: 'a@example.com', opening_hours: hours };
  const typed = { email: 'mine@example.com', opening_hours: { ...hours, monday: '8:00-16:00' } };
  const latest = {
    phone: '2',
    email: 'theirs@example.com',
    opening_hours: { monday: '9:00-18:00', saturday: '10:00-12:00' },
  };
  const { changes, conflicts } = mergeRows(company, { opened, typed, latest }, 'theirs');
  expect(changes.email).toBe('theirs@example.com');
  expect(changes.opening_hours).toMatchObject({ monday: '9:00-18:00', saturday: '10:00-12:00' });
  expect(conflicts).toEqual([{ column: 'email' }, { column: 'opening_hours', part: 'Monday' }]);
  const mine = mergeRows(company, { opened, typed, latest }).changes;
  expect(mine.opening_hours).toMatchObject({ monday: '8:00-16:00', saturday: '10:00-12:00' });
});
