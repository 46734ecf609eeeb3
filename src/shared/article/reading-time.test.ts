import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

describe('reading time', () => {
  it.each([
    [0, 1],
    [30, 1],
    [220, 1],
    [329, 1],
    [331, 2],
    [2200, 10],
  ])('of %i words is %i min', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('counts neither markup nor entities, and a compound once', () => {
    const markup = '<img src="/a.webp" alt="One two three"><br>&nbsp;&amp; '.repeat(400);
    expect(readingMinutes(markup)).toBe(1);
    expect(readingMinutes('end-of-tenancy don’t 2.5 '.repeat(73))).toBe(1);
  });

  it('answers at once, however broken the markup is', () => {
    expect(readingMinutes('<'.repeat(100_000))).toBe(1);
  });
});
