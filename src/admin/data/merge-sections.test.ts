import { expect, it } from 'vitest';
import { mergeSections } from './merge-sections';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, type: 'text', html: id })) as [
  Section,
  Section,
  Section,
];
type Section = { id: string; type: string; html: string };
const written = (section: Section, html: string) => ({ ...section, html });
const added = (id: string) => ({ id, type: 'divider' });

it.each([
  ['different sections', [written(a, 'mine'), b, c], [a, b, written(c, 'theirs')], 'mine b theirs'],
  ['the same words', [written(a, 'same'), b, c], [written(a, 'same'), b, c], 'same b c'],
  ['an order and a section', [c, b, a], [a, written(b, 'theirs'), c], 'c theirs a'],
  ['a section and an order', [a, written(b, 'mine'), c], [b, a, c], 'mine a c'],
  ['what each has added', [a, added('x'), b, c], [a, b, added('y'), c], 'a x b y c'],
  ['what both have added at the end', [a, b, c, added('x')], [a, b, c, added('y')], 'a b c y x'],
  ['a section that one has taken out', [b, c], [a, b, written(c, 'theirs')], 'b theirs'],
])('merges %s', (_, mine, theirs, merged) => {
  const sections = mergeSections([a, b, c], mine, theirs);
  expect(sections?.map(({ id, html }) => html ?? id).join(' ')).toBe(merged);
});

it.each([
  ['words of the same section', [written(a, 'mine'), b, c], [written(a, 'theirs'), b, c]],
  ['a section that the other has taken out', [written(a, 'mine'), b, c], [b, c]],
  ['the order', [b, a, c], [a, c, b]],
])('leaves it to people who have both changed %s', (_, mine, theirs) => {
  expect(mergeSections([a, b, c], mine, theirs)).toBeUndefined();
  expect(mergeSections([a, b, c], theirs, mine)).toBeUndefined();
});
