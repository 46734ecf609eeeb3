import { describe, expect, it } from 'vitest';
import type { Entry } from './activity';
import { describeEntry } from './ActivityDays';

const entry = (values: Partial<Entry>): Entry => ({
  id: 'record-1',
  at: '2026-11-22T09:00:00Z',
  who: 'olive@example.com',
  what: 'changed',
  about: 'blog_posts',
  row_id: '7',
  title: 'Spring',
  role: null,
  is_gone: false,
  ...values,
});

const sentence = (values: Partial<Entry>) => {
  const { verb, object } = describeEntry(entry(values));
  return `${verb} ${object}`.trim();
};

describe('what somebody did, in words', () => {
  it.each<[string, Partial<Entry>]>([
    ['published the blog post “Spring”', { what: 'published' }],
    ['scheduled the blog post “Spring”', { what: 'scheduled' }],
    ['called off the publication of the blog post “Spring”', { what: 'unscheduled' }],
    ['withdrew the blog post “Spring”', { what: 'withdrawn' }],
    ['brought back the blog post “Spring”', { what: 'restored' }],
    ['changed the company', { about: 'company', title: 'Brightwell' }],
    ['changed the old things', { about: 'old_things', title: null }],
    ['invited an editor', { about: 'staff', what: 'invited', title: null, role: 'editor' }],
    ['invited a@b.example as an author', aboutPerson('invited', 'author')],
    ['revoked the invitation of a@b.example', aboutPerson('revoked', 'author')],
    ['added a@b.example as an owner', aboutPerson('joined', 'owner')],
    ['joined as an owner', { ...aboutPerson('joined', 'owner'), who: 'a@b.example' }],
    ['made a@b.example an editor', aboutPerson('role', 'editor')],
    ['reset the second factor of a@b.example', aboutPerson('factor reset', 'editor')],
    ['used a recovery code, which removed their second factor', aboutPerson('recovered', 'editor')],
    ['ended the membership of a@b.example', aboutPerson('left', 'editor')],
    ['left', { ...aboutPerson('left', 'editor'), who: 'a@b.example' }],
  ])('%s', (words, values) => expect(sentence(values)).toBe(words));

  it('leads to what is there still', () => {
    expect(describeEntry(entry({})).to).toBe('/admin/blog_posts/7');
    expect(describeEntry(entry({ about: 'company' })).to).toBe('/admin/company');
    expect(describeEntry(entry({ what: 'changed', is_gone: true })).to).toBeUndefined();
  });
});

function aboutPerson(what: string, role: string): Partial<Entry> {
  return { about: 'staff', what, role, title: 'a@b.example', row_id: null };
}
