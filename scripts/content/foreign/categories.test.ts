import { describe, expect, it } from 'vitest';
import { categoryOf } from './categories.ts';

describe('our category for another blog’s', () => {
  it.each([
    [['deep cleaning'], 'Deep Cleaning'],
    [['Uncategorised', 'Rugs & stains'], 'Carpet Cleaning'],
    [['For landlords'], 'End of Tenancy'],
    [['Office life'], 'Commercial Cleaning'],
    [['News'], 'Home Cleaning'],
    [[], 'Home Cleaning'],
  ])('of %j is %s', (theirs, ours) => {
    expect(categoryOf(theirs)).toBe(ours);
  });

  it('is what the given table says', () => {
    expect(categoryOf(['Office life'], { 'Office life': 'Green Cleaning' })).toBe('Green Cleaning');
  });
});
