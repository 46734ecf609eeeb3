import { calls, EVERYONE, onTable, type Action } from './action.ts';

/** Functions that reveal nothing that the caller has not sent or may not read. */
const OPEN: Record<string, object> = {
  display_day: { shown: 'May 14, 2025' },
  phone_digits: { phone: '0121 496 0123' },
  count_words: { html: '<p>Two words</p>' },
  plain_text: { html: '<p>Two words</p>' },
  post_categories: {},
  applied_migrations: {},
};

export const FUNCTION_ACTIONS: readonly Action[] = onTable(
  'blog_posts',
  Object.entries(OPEN).map(([name, values]) => ({
    name: `call ${name}`,
    allowed: EVERYONE,
    attempt: calls(name, values),
  })),
);
