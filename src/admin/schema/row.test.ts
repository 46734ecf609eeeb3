import { describe, expect, it } from 'vitest';
import { blogPosts } from '../resources/blog-posts';
import { changedColumns, rowToCreate, rowToForm, rowToUpdate } from './row';

const NOW = new Date(2025, 4, 14, 23, 59);
const typed = {
  title: '  Café & Bar: Clean!  ',
  category: 'Deep Cleaning',
  excerpt: 'Short.',
  content: '<p>Long.</p>',
  image: null,
};

describe('the row of a new post', () => {
  it('has the specification’s seven columns, derived ones as the form showed them', () => {
    expect(rowToCreate(blogPosts, typed, NOW)).toEqual({
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
    const decided = { ...typed, slug: 'cafe-2', date: 'May 1, 2020' };
    expect(rowToCreate(blogPosts, decided, NOW)).toMatchObject({
      slug: 'cafe-2',
      date: 'May 1, 2020',
    });
    expect(rowToCreate(blogPosts, { ...typed, slug: ' ', date: null }, NOW)).toMatchObject({
      slug: 'cafe-bar-clean',
      date: 'May 14, 2025',
    });
  });

  it('does not send what no field describes', () => {
    expect(rowToCreate(blogPosts, { ...typed, id: '1', updated_at: 'x' }, NOW)).not.toHaveProperty(
      'id',
    );
  });
});

describe('the row of an edited post', () => {
  const stored = { ...rowToCreate(blogPosts, typed, NOW), id: '1', updated_at: 'then' };

  it('keeps slug and date when the title changes', () => {
    const before = rowToForm(blogPosts, stored);
    const after = { ...before, title: 'Another title' };
    expect(changedColumns(rowToUpdate(blogPosts, before), rowToUpdate(blogPosts, after))).toEqual({
      title: 'Another title',
    });
  });

  it('shows the placeholder as no picture, and writes it back unchanged', () => {
    const form = rowToForm(blogPosts, stored);
    expect(form.image).toBeNull();
    expect(rowToUpdate(blogPosts, form).image).toBe('/placeholder.svg');
  });
});
