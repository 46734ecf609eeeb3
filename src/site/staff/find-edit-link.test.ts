// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { contentForms, hrefOf } from './find-edit-link';

const QUESTION = {
  id: 7,
  answer:
    "{{policy.cancellation-notice-hours}} hours' notice, and {{policy.cancellation-notice-hours}} hours again from {{price.basic}}.",
};

vi.stubGlobal('fetch', async (address: string) =>
  Response.json(address.includes('/questions?') ? [QUESTION] : []),
);

it.each([
  "24 hours' notice, and 24 hours again from £20/hour.",
  "1 hour's notice, and 1 hour again from £20/hour.",
])('links to the form of a text with placeholders: %s', async (rendered) => {
  expect(hrefOf(rendered, await contentForms())).toMatch(/^\/admin\/questions\/7\?text=/);
});

it('looks for a text with many figures in no more steps than it has signs', async () => {
  const QUOTES = 200;
  QUESTION.answer = `${'{{price.basic}} a '.repeat(QUOTES)}end`;
  const rendered = `${'£20 a a '.repeat(QUOTES * 20)}en`;
  expect(hrefOf(rendered, await contentForms())).toBeUndefined();
  expect(hrefOf(`${'£20 a '.repeat(QUOTES)}end`, await contentForms())).toBeDefined();
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
  QUESTION.answer = written;
  expect(hrefOf(rendered, await contentForms()) !== undefined).toBe(isFound);
});
