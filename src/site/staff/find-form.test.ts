// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { contentForms, hrefOf } from './find-form';

const QUESTION = {
  id: 7,
  answer:
    "{{policy.cancellation-notice-hours}} hours' notice, and {{policy.cancellation-notice-hours}} hours again from {{price.basic}}.",
};

vi.mock('../../shared/content/read-tables', () => ({
  readTables: () => Promise.resolve({ rows: { questions: [QUESTION] } }),
}));

it.each([
  "24 hours' notice, and 24 hours again from £20/hour.",
  "1 hour's notice, and 1 hour again from £20/hour.",
])('leads to the form of a text that quotes figures, as the page says it: %s', async (shown) => {
  expect(hrefOf(shown, await contentForms())).toMatch(/^\/admin\/questions\/7\?text=/);
});
