import { describe, expect, it } from 'vitest';
import { className } from './class-names.ts';

describe('the class names of a build', () => {
  it('are short, and other ones in another file', () => {
    const hero = className('hero', 'src/site/HomeHero.module.css');
    expect(hero).toMatch(/^hero_[\w-]{3}$/);
    expect(className('hero', 'src/site/HomeHero.module.css')).toBe(hero);
    expect(className('hero', 'src/site/PageHero.module.css')).not.toBe(hero);
  });

  it('are never shared by two files', () => {
    expect(() => {
      for (let file = 0; file < 10_000; file += 1) className('card', `${file}.module.css`);
    }).toThrow(/rename one/);
  });
});
