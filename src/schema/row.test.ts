import { describe, expect, it } from 'vitest';
import { blogPosts } from '../content-types/blog-posts';
import { changedColumns, completeRow, formToNewRow, formToRow, rowToForm } from './row';

const NOW = new Date(2025, 4, 14, 23, 59);
const typed = {
  title: '  Café & Bar: Clean!  ',
  category: 'Deep Cleaning',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  image: null,
};
const newRow = (values: Record<string, unknown>) =>
  completeRow(blogPosts, formToNewRow(blogPosts, values), NOW);

describe('the row of a new post', () => {
  it('has the specification’s seven columns, derived ones as the form showed them', () => {
    expect(newRow(typed)).toEqual({
      title: 'Café & Bar: Clean!',
      category: 'Deep Cleaning',
      excerpt: 'Short.',
      content: '<p>Long.</p>',
      image: '/placeholder.svg',
      slug: 'cafe-bar-clean',
      date: 'May 14, 2025',
    });
  });

  it('has the slug and date that somebody decided on, and derives those left blank', () => {
    const decided = { slug: 'cafe-2', date: 'May 1, 2020' };
    expect(newRow({ ...typed, ...decided })).toMatchObject(decided);
    expect(newRow({ ...typed, slug: ' ', date: null })).toMatchObject({
      slug: 'cafe-bar-clean',
      date: 'May 14, 2025',
    });
  });

  it('keeps a slug that the caller of the data provider gives', () => {
    const row = completeRow(blogPosts, { title: 'A title', slug: 'another' }, NOW);
    expect(row).toMatchObject({ slug: 'another' });
  });

  it('does not send what no field describes', () => {
    expect(newRow({ ...typed, id: '1', updated_at: 'x' })).not.toHaveProperty('id');
  });
});

describe('the row of an edited post', () => {
  const stored = { ...newRow(typed), id: '1', updated_at: 'then' };

  it('keeps slug and date when the title changes', () => {
    const after = { ...rowToForm(blogPosts, stored), title: 'Another title' };
    expect(changedColumns(blogPosts, stored, formToRow(blogPosts, after))).toEqual({
      title: 'Another title',
    });
  });

  it('shows the placeholder as no picture, and writes it back unchanged', () => {
    const form = rowToForm(blogPosts, stored);
    expect(form.image).toBeNull();
    expect(formToRow(blogPosts, form).image).toBe('/placeholder.svg');
  });

  it('does not send what may only be read', () => {
    const { title } = blogPosts.fields;
    const fields = { ...blogPosts.fields, title: { ...title, readOnly: true } };
    const row = formToRow({ ...blogPosts, fields }, rowToForm(blogPosts, stored));
    expect(row).toMatchObject({ excerpt: 'Short.' });
    expect(row).not.toHaveProperty('title');
  });

  it('leaves alone what an update does not mention', () => {
    expect(changedColumns(blogPosts, stored, { excerpt: 'Other.' })).toEqual({ excerpt: 'Other.' });
  });
});
