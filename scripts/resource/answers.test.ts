import { describe, expect, it } from 'vitest';
import { parseAnswers } from './answers.ts';

describe('the answers for a new resource', () => {
  it('are read from the command line', () => {
    const words = ['opening_times', 'name:text!', 'day:select=Monday,Sunday!', '--order'];
    expect(parseAnswers(words)).toMatchObject({
      table: 'opening_times',
      singular: 'opening time',
      plural: 'opening times',
      hasOrder: true,
      isPrivate: false,
      fields: [
        { name: 'name', kind: 'text', isRequired: true, detail: [] },
        { name: 'day', kind: 'select', isRequired: true, detail: ['Monday', 'Sunday'] },
      ],
    });
  });

  it.each([
    ['companies', 'company'],
    ['addresses', 'address'],
    ['boxes', 'box'],
    ['team_members', 'team member'],
  ])('one of %s is a %s', (table, singular) => {
    expect(parseAnswers([table]).singular).toBe(singular);
  });

  it.each<[string, string[], RegExp]>([
    ['no table', [], /^Name the table first/],
    ['a table in capitals', ['Testimonials'], /^Name the table first/],
    ['a field without a kind', ['topics', 'name'], /write name:kind, such as quote:multiline!/],
    ['a kind that there is not', ['topics', 'name:string'], /no kind "string".*text, multiline/],
    ['a column that every table has', ['topics', 'id:text'], /has "id" by itself/],
    ['a field twice', ['topics', 'a:text', 'a:text'], /two fields "a"/],
    ['a choice without choices', ['topics', 'size:select'], /size:select.*category:select=Homes/],
    ['a role that there is not', ['topics', 'a:text', 's:select=New,Done@boss'], /no role "boss"/],
    ['an unknown currency', ['topics', 'fee:money=XXX'], /no currency.*GBP, EUR/],
    ['nothing to call it by', ['topics', 'day:date'], /called by a text/],
  ])('say what would do instead of %s', (_what, words, sentence) => {
    expect(() => parseAnswers(words)).toThrow(sentence);
  });
});
