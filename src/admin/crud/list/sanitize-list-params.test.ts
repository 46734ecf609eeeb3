import { describe, expect, it } from 'vitest';
import { sanitizeListParams } from './sanitize-list-params';

const LIST = { columns: ['title', 'date'], perPage: 25 };
const whole =
  'filter=%7B%22title%40ilike%22%3A%22oven%22%7D&order=ASC&page=2&perPage=25&sort=title';

describe('the address of a list', () => {
  it('is left alone when it asks for what the list can show', () => {
    expect(sanitizeListParams(`?${whole}`, LIST)).toBe(whole);
  });

  it.each([
    'perPage=0',
    'perPage=-5',
    'perPage=1000000',
    'page=0',
    'page=1000000',
    'page=-1',
    'page=1.5',
    'page=x',
    'sort=password',
    'order=sideways',
    'filter=x',
    'filter=null',
    'filter="x"',
    'filter={"title":{"a":1}}',
  ])('loses %s', (query) => {
    expect(sanitizeListParams(`?${query}`, LIST)).toBe('');
  });
});
