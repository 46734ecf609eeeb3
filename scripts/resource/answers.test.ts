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

  it('the one record of a singleton is called as its table', () => {
    expect(parseAnswers(['opening_times', '--singleton']).singular).toBe('opening times');
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
    ['a column that SQL cannot name', ['events', 'a:text', 'end:dateTime'], /SQL or.*"end_at"/],
    ['a column that every object has', ['events', 'constructor:text'], /keeps.*"constructor"/],
    ['a table that every object has', ['constructor', 'a:text'], /keeps.*"our_constructor"/],
    ['a table that SQL cannot name', ['references', 'a:text'], /"our_references"/],
    ['a table that TypeScript cannot name', ['package', 'a:text', '--singleton'], /"our_package"/],
    ['nothing to call it by', ['topics', 'stars:rating'], /kind text, email, phone, select, date/],
    [
      'a description of no picture',
      ['topics', 'a:text', 'b:altText=photo'],
      /"photo", which is no field of the kind image/,
    ],
    ['a choice twice', ['topics', 'a:text', 's:select=New,New@owner'], /two choices "New"/],
    ['a choice without a name', ['topics', 'a:text', 's:select=New,,Old'], /mind the commas/],
    ['a kind that only JavaScript knows', ['topics', 'a:constructor'], /no kind "constructor"/],
    [
      'a role that --roles does not know',
      ['topics', 'a:text', '--roles', 'boss'],
      /no role "boss"/,
    ],
    ['no owner', ['topics', 'a:text', '--roles', 'editor'], /name "owner"/],
    ['a count of nothing', ['topics', 'a:text', '--count', 'a=b'], /of the kind select/],
    [
      'a switch beside the publication',
      ['topics', 'a:text', 'published:boolean', '--publication'],
      /leave out "published"/,
    ],
    ['a publication for nobody', ['topics', 'a:text', '--private', '--publication'], /visitors/],
    ['a file for staff alone', ['topics', 'a:text', 'b:file', '--private'], /has the address/],
    ['a picture for staff alone', ['topics', 'a:text', 'b:image', '--private'], /or "b"/],
    ['several of them', ['topics', 'a:text', 'b:images', '--private'], /has the address/],
    ['a history of people', ['topics', 'a:email', '--private', '--history'], /tells of people/],
    [
      'a history that others read',
      ['topics', 'a:text', '--roles', 'owner', '--history'],
      /Editors read every history/,
    ],
    [
      'a history that authors cannot undo by',
      ['topics', 'a:text', '--roles', 'owner,editor,author', '--history'],
      /Authors .* of their own posts and pages alone/,
    ],
  ])('say what would do instead of %s', (_what, words, sentence) => {
    expect(() => parseAnswers(words)).toThrow(sentence);
  });
});
