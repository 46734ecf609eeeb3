// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blogPosts } from '../content-types/blog-posts';
import type { ContentType } from './content-type';
import { firstError, validateField } from './validation';

const schema: ContentType = blogPosts;
const complain = (column: string, value: unknown) => {
  const field = schema.fields[column];
  if (!field) throw new Error(`No field ${column}`);
  return validateField(field, value);
};

const DATE_RANGE = 'Date must be a day between 1990 and ten years from now';

describe('validation of a blog post', () => {
  it.each([
    ['title', '', 'Title is required'],
    ['title', '   ', 'Title is required'],
    ['category', null, 'Category is required'],
    ['excerpt', undefined, 'Excerpt is required'],
    ['content', '<p></p>', 'Content is required'],
    ['content', '<p>&nbsp; </p>', 'Content is required'],
    ['content', '<p><img src="/a.webp"></p>', undefined],
    ['title', 'x'.repeat(200), undefined],
    ['title', 'x'.repeat(202), 'Title must have at most 200 characters'],
    ['image', null, undefined],
    ['slug', 'a-good-one', undefined],
    ['date', 'May 14, 2025', undefined],
    ['date', 'Jan 1, 0000', DATE_RANGE],
    ['date', 'December 31, 9999', DATE_RANGE],
    ['date', 'May 14, 1989', DATE_RANGE],
  ])('%s %j: %s', (column, value, message) => {
    expect(complain(column, value)).toBe(message);
  });

  it('says what an article has too much of', () => {
    expect(complain('content', `${'<div>'.repeat(300)}x`)).toBe(
      'Content has too many parts one inside the other (at most 100). Make it simpler, or split it into two.',
    );
    expect(complain('content', '<'.repeat(19_999))).toBeUndefined();
  });

  it.each(['Upper', 'two--hyphens', '-edge', 'spa ce', 'ümlaut'])(
    'explains what an address may be made of: %s',
    (slug) => {
      expect(complain('slug', slug)).toMatch(/Use small letters, digits and single hyphens/);
    },
  );
});

it('finds what is wrong in the parts of a section that is folded, whatever holds them', () => {
  const name = { kind: 'text', label: 'Name', required: true } as const;
  const pictures = { kind: 'images', label: 'Pictures', bucket: 'b', folder: 'f' } as const;
  const fields = {
    person: { kind: 'group', label: 'Person', fields: { name } },
    steps: { kind: 'repeat', label: 'Steps', itemName: 'step', fields: { name } },
    pictures,
  } as const;
  const whole = {
    person: { name: 'Ada' },
    steps: [{ name: 'Book' }],
    pictures: [{ src: '/sofa.webp', alt: 'A sofa' }],
  };
  expect(firstError(whole, fields)).toBeUndefined();
  expect(firstError({}, fields)).toBe('Name is required');
  expect(firstError({ ...whole, steps: [{ name: '' }] }, fields)).toBe('Name is required');
  expect(firstError({ ...whole, steps: undefined }, fields)).toBeUndefined();
  expect(firstError({ ...whole, pictures: [{ src: '/sofa.webp', alt: null }] }, fields)).toBe(
    'Describe the picture, or say that it is decoration.',
  );
});
