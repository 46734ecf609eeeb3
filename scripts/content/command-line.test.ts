import { expect, it } from 'vitest';
import { siteOrigin } from './command-line.ts';

it('a site is an address of the web', () => {
  expect(siteOrigin('http://localhost:8080/blog/')).toBe('http://localhost:8080');
  expect(siteOrigin(undefined)).toBeUndefined();
  for (const site of ['blog.example.com', 'localhost:5173', 'https://']) {
    expect(() => siteOrigin(site)).toThrow(/must be an address/);
  }
});
