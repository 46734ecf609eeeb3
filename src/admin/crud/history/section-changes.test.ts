// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pages } from '../../../content-types/pages';
import { sectionChanges } from './section-changes';

const field = pages.fields.sections;
const notice = (id: string, text = id) => ({ id, type: 'notice', text });
const hero = { id: 'b', type: 'hero', title: 'Old', layout: 'panel', call: false };
const steps = (text: string) => ({
  ...{ id: 's', type: 'steps', title: 'T' },
  steps: [{ title: 'One', text }, { title: 'Two' }],
});
const article = (html: string) => ({ id: 't', type: 'text', html });
const days = { first_day: '2026-12-24', last_day: '2026-12-26', replaces_next: true };
const unknown = { id: 'x', type: 'gone' };

/** A line a change: "Notice changed. Text: old > new". */
const told = (before: object[], after: object[]) =>
  sectionChanges(before, after, field).map(({ label, what, texts }) =>
    [`${label} ${what.toLowerCase()}`, ...texts.map((text) => lineOf(text))].join('. '),
  );
const lineOf = ({ label, before, after }: Record<'label' | 'before' | 'after', string>) =>
  `${label}: ${before} > ${after}`.replaceAll('\n', '/').trim();

it.each<[string, object[], object[], string[]]>([
  [
    'which texts of which section are other than before',
    [notice('a'), hero],
    [notice('a'), { ...hero, title: 'New' }],
    ['Top of the page changed. Headline: Old > New'],
  ],
  [
    'what came, and last what went',
    [notice('a'), notice('b')],
    [notice('a', 'other'), notice('c')],
    ['Notice changed. Text: a > other', 'Notice added. Text:  > c', 'Notice taken out. Text: b >'],
  ],
  [
    'what went by its words and what was set, not by rows of what nobody has touched',
    [{ ...hero, call_bar: true }],
    [],
    [
      'Top of the page taken out. Headline: Old >. Keep “Call” and “Quote” at hand on phones: Yes >',
    ],
  ],
  [
    'their order by their names',
    [steps('1'), notice('a')],
    [notice('a'), steps('1')],
    ['Sections moved. Order: “T” (Steps)/“a” (Notice)/ > “a” (Notice)/“T” (Steps)/'],
  ],
  [
    'hiding, and showing',
    [notice('a'), { ...article(''), hidden: true }],
    [{ ...notice('a'), hidden: true }, article('')],
    ['Notice changed. Hidden: No > Yes', 'Text changed. Hidden: Yes > No'],
  ],
  [
    'the days on which a section is seen',
    [notice('a')],
    [{ ...notice('a'), ...days }],
    [
      'Notice changed. From:  > 24 December 2026. Until:  > 26 December 2026. In place of the section below: No > Yes',
    ],
  ],
  [
    'items of a list each on its own line, an article by its words',
    [steps('old'), article('<p>Old</p>')],
    [steps('new'), article('<p>New</p>')],
    ['Steps changed. Steps: One, old/Two > One, new/Two', 'Text changed. Text: Old > New'],
  ],
  ['a section whose type nobody knows', [unknown], [], ['gone taken out']],
])('tells %s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});
