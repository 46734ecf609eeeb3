import { expect } from 'vitest';
import { ARTICLE_LIMITS } from '../../src/shared/article/article-limits';

/** Fails for HTML that could act in a browser, or exceeds an article's elements. */
export function expectNothingThatActs(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll('*')];
  expect(elements.length).toBeLessThanOrEqual(ARTICLE_LIMITS.elements);
  for (const { localName, attributes } of elements) {
    expect(localName).not.toMatch(/^(script|style|iframe|form|input|svg|math|object|embed|base)$/);
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^(on|style$|srcset$|id$|name$)/);
      if (/^(href|src)$/.test(name))
        expect(new URL(value, 'https://a.example').protocol).toMatch(/^(https?|mailto|tel):$/);
    }
  }
}
