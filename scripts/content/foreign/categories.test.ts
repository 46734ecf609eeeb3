import { describe, expect, it } from 'vitest';
import { categoryOf, newCategories } from './categories.ts';

const OURS = ['Home Cleaning', 'Deep Cleaning'];

describe('the category of another blog’s post', () => {
  it.each([
    [['deep cleaning'], 'Deep Cleaning'],
    [['Office life', 'Deep Cleaning'], 'Office life'],
    [['Uncategorised', 'Rugs & stains'], 'Rugs & stains'],
    [['Uncategorized'], 'Home Cleaning'],
    [[], 'Home Cleaning'],
    [[` ${'x'.repeat(70)}`], 'x'.repeat(60)],
  ])('of %j is %s', (theirs, ours) => {
    expect(categoryOf(theirs, OURS)).toBe(ours);
  });

  it('is what the given table says', () => {
    expect(categoryOf(['Office life'], OURS, { 'Office life': 'Green' })).toBe('Green');
    expect(categoryOf(['Uncategorised'], OURS, { Uncategorised: 'Green' })).toBe('Green');
  });

  it('has a name where neither blog has categories', () => {
    expect(categoryOf([], [])).toBe('News');
  });
});

it('what is not there yet is made, once, below what is, and always the same', () => {
  const there = [{ id: 'a', name: 'Home Cleaning', position: 'a0' }];
  const made = newCategories(['Tips', 'Home Cleaning', 'News', 'Tips'], there);
  expect(made.map(({ name, position }) => [name, position])).toEqual([
    ['News', 'a1'],
    ['Tips', 'a2'],
  ]);
  expect(newCategories(['Tips'], there)[0]?.id).toBe(made[1]?.id);
});
