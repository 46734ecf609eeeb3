// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { contentForms, hrefOf } from './find-edit-link';

/** Of a site with one question. */
function formsOf(answer: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/questions?') ? [{ id: 7, answer }] : []),
  );
  return contentForms();
}

it.each([
  "24 hours' notice, and 24 hours again from £20/hour.",
  "1 hour's notice, and 1 hour again from £20/hour.",
])('links to the form of a text with placeholders: %s', async (rendered) => {
  const hours = '{{policy.cancellation-notice-hours}} hours';
  const forms = await formsOf(`${hours}' notice, and ${hours} again from {{price.basic}}.`);
  expect(hrefOf(rendered, forms)).toMatch(/^\/admin\/questions\/7\?text=/);
});

it('looks for a text with many figures in no more steps than it has signs', async () => {
  const QUOTES = 200;
  const forms = await formsOf(`${'{{price.basic}} a '.repeat(QUOTES)}end`);
  const rendered = `${'£20 a a '.repeat(QUOTES * 20)}en`;
  expect(hrefOf(rendered, forms)).toBeUndefined();
  expect(hrefOf(`${'£20 a '.repeat(QUOTES)}end`, forms)).toBeDefined();
});

it.each([
  ['{{price.basic}}', '', false],
  ['{{price.basic}}', '£20', true],
  ['From {{price.basic}}.', 'From .', false],
  ['From {{price.basic}}.', 'From £20.', true],
  ['{{a}} and {{b}}', '1 and ', false],
  ['{{a}} and {{b}}', '1 and 2', true],
  ['aba{{x}}aba', 'ababa', false],
  ['No figure', 'No figure', true],
  ['No figure', 'No figure at all', false],
])('%j is what %j shows: %s', async (written, rendered, isFound) => {
  expect(hrefOf(rendered, await formsOf(written)) !== undefined).toBe(isFound);
});
