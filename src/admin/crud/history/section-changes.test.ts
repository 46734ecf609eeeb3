// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pages } from '../../../content-types/pages';
import { sectionChanges } from './section-changes';

const field = pages.fields.sections;
const notice = (id: string, text = id) => ({ id, type: 'notice', text });

function changes(before: object[], after: object[]) {
  return sectionChanges(before, after, field).map(({ id, what }) => `${id} ${what}`);
}

describe('changes of sections', () => {
  it('says which texts of which section are other than before', () => {
    const before = [notice('a'), { id: 'b', type: 'hero', title: 'Old', intro: 'Same' }];
    const after = [notice('a'), { id: 'b', type: 'hero', title: 'New', intro: 'Same' }];
    expect(sectionChanges(before, after, field)).toEqual([
      {
        id: 'b',
        label: 'Top of the page',
        what: 'changed',
        texts: [{ label: 'Headline', before: 'Old', after: 'New' }],
      },
    ]);
  });

  it('names what came, and what went where it stood', () => {
    expect(changes([notice('a'), notice('b')], [notice('a', 'other'), notice('c')])).toEqual([
      'a changed',
      'b removed',
      'c added',
    ]);
    expect(changes([], [notice('a')])).toEqual(['a added']);
  });

  it('tells what went by its words and what was set, not by rows of what nobody has touched', () => {
    const words = { id: 'b', type: 'hero', title: 'Old', layout: 'panel', call: false };
    const [gone] = sectionChanges([{ ...words, call_bar: true }], [], field);
    expect(gone?.texts).toEqual([
      { label: 'Headline', before: 'Old', after: '' },
      { label: 'Keep “Call” and “Quote” at hand on phones', before: 'Yes', after: '' },
    ]);
  });

  it('calls moved only what was taken past the others', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => notice(id));
    const [a, b, c, d] = all as [object, object, object, object];
    expect(changes(all, [b, c, d, a])).toEqual(['a moved']);
    expect(changes(all, [d, a, b, c])).toEqual(['d moved']);
    expect(changes(all, all)).toEqual([]);
  });

  it('tells of hiding and showing', () => {
    const hidden = { ...notice('a'), hidden: true };
    expect(changes([notice('a')], [hidden])).toEqual(['a hidden']);
    expect(changes([hidden], [notice('a')])).toEqual(['a shown']);
  });

  it('tells of the days on which a section is seen, also where it came or was hidden with them', () => {
    const days = { first_day: '2026-12-24', last_day: '2026-12-26', replaces_next: true };
    const [dated] = sectionChanges([notice('a')], [{ ...notice('a'), ...days }], field);
    expect(dated).toMatchObject({
      what: 'changed',
      texts: [
        { label: 'From', before: '', after: '24 December 2026' },
        { label: 'Until', before: '', after: '26 December 2026' },
        { label: 'In place of the section below', before: 'No', after: 'Yes' },
      ],
    });
    const came = { ...notice('b'), first_day: '2026-12-24' };
    const [added] = sectionChanges([], [came], field);
    expect(added?.texts.map(({ label }) => label)).toEqual(['Text', 'From']);
    const [hidden] = sectionChanges([came], [{ ...came, hidden: true, first_day: null }], field);
    expect(hidden).toMatchObject({ what: 'hidden', texts: [{ label: 'From', after: '' }] });
  });

  it('reads the items of a list each on its own line, an article by its words', () => {
    const steps = (text: string) => [
      { id: 's', type: 'steps', title: 'T', steps: [{ title: 'One', text }, { title: 'Two' }] },
    ];
    expect(sectionChanges(steps('old'), steps('new'), field)[0]?.texts).toEqual([
      { label: 'Steps', before: 'One, old\nTwo', after: 'One, new\nTwo' },
    ]);
    const text = (html: string) => [{ id: 't', type: 'text', html }];
    expect(sectionChanges(text('<p>Old</p>'), text('<p>New</p>'), field)[0]?.texts).toEqual([
      { label: 'Text', before: 'Old', after: 'New' },
    ]);
  });

  it('says that a section changed whose type nobody knows', () => {
    const before = [{ id: 'x', type: 'gone', words: 'old' }];
    expect(changes(before, [{ id: 'x', type: 'gone', words: 'new' }])).toEqual(['x changed']);
    expect(changes(before, [])).toEqual(['x removed']);
  });
});
