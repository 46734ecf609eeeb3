// @vitest-environment jsdom
import { expect, it, describe } from 'vitest';
import { firstSource } from '../../../tests/support/first-source';
import { firstRows } from '../../shared/content/first-content/first-rows';
import type { FeatureFlags } from '../../shared/feature-flags';
import { readContent } from './read-content';

type Rows = Readonly<Record<string, readonly object[] | null>>;

/** What visitors read where some tables hold other rows than a new site's; `null` of one that cannot be read. */
async function read(other: Rows = {}, flags: FeatureFlags = {}) {
  const told: string[] = [];
  const source: typeof firstSource = {
    ...firstSource,
    fetch: async (input) => {
      const table = new URL(String(input)).pathname.split('/').at(-1) ?? '';
      const rows = other[table];
      if (rows === null) return new Response('', { status: 500 });
      return rows ? Response.json(rows) : (firstSource.fetch?.(input) ?? Response.error());
    },
  };
  const options = {
    flags,
    signal: AbortSignal.timeout(5000),
    tell: (one: string) => told.push(one),
  };
  const { rows, refusals } = await readContent(source, options);
  return { rows: rows as Readonly<Record<string, Record<string, unknown>[]>>, refusals, told };
}

const [own] = firstRows('company');
const answers = (...all: string[]) =>
  all.map((answer, index) => ({ page: 'contact', question: `Question ${index}`, answer }));

describe('what visitors read', () => {
  it('is the site’s first texts without a placeholder left, and nothing left out', async () => {
    const { rows, told } = await read();
    expect(told).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/\{\{/);
    expect(rows.services).toHaveLength(6);
  });

  it('follows a price in every text that quotes it', async () => {
    const [basic, ...others] = firstRows('price_plans');
    const { rows } = await read({ price_plans: [{ ...basic, amount: 2250 }, ...others] });
    expect(rows.price_plans?.[0]).toMatchObject({ amount: { amount: 2250, text: '£22.50' } });
    expect(JSON.stringify(rows.questions)).toContain('A Basic Clean is £22.50/hour');
  });

  it('leaves out what quotes something that is not there, and says which', async () => {
    const questions = answers('It costs {{price.gold}}.', 'Ring {{ company.phone }}.', '  ');
    const { rows, told } = await read({ questions });
    expect(rows.questions).toMatchObject([{ answer: 'Ring 0121 496 0123.' }]);
    expect(told).toEqual([
      '“Question 0” is left out: nothing is called {{price.gold}}',
      '“Question 2” is left out: Answer is required',
    ]);
  });

  it('keeps the company where its notice quotes something that is not there', async () => {
    const { rows, told } = await read({ company: [{ ...own, notice: 'From {{price.gold}}' }] });
    expect(rows.company).toMatchObject([{ notice: '', phone: '0121 496 0123' }]);
    expect(told).toEqual([
      '“Notice over every page” is left out: nothing is called {{price.gold}}',
    ]);
  });

  it('is empty where a table is empty, goes on where one cannot be read, and is nothing without a company', async () => {
    const { rows, refusals } = await read({ testimonials: [], team_members: null });
    expect(rows.testimonials).toEqual([]);
    expect(rows).not.toHaveProperty('team_members');
    expect(refusals.map(({ table }) => table)).toEqual(['team_members']);
    await expect(read({ company: [] })).rejects.toThrow('company');
    await expect(read({ price_plans: null })).rejects.toThrow('price_plans');
  });

  it.each([
    ['on', 'send us an enquiry'],
    ['off', 'call or write to us'],
  ])('says of enquiries what is so where they are %s', async (enquiries, words) => {
    const { rows } = await read({ questions: answers('You {{enquiries.ways}}.') }, { enquiries });
    expect(rows.questions?.[0]?.answer).toContain(words);
  });

  it('is text, whatever is written: what a customer says is not filled in', async () => {
    const [said] = firstRows('testimonials');
    const { rows } = await read({ testimonials: [{ ...said, content: '<b>{{price.basic}}</b>' }] });
    expect(rows.testimonials?.[0]?.content).toBe('<b>{{price.basic}}</b>');
  });

  it('leads nowhere where a link of the menu is not safe, and names the item above one', async () => {
    const item = (id: string, href: string, below?: string) => ({
      ...{ id, label: id, place: 'header', href, below },
    });
    const menu = [item('a', '/about'), item('b', '/blog', 'a'), item('c', 'javascript:alert(1)')];
    const { rows, told } = await read({ menu });
    expect(rows.menu).toMatchObject([{ id: 'a' }, { id: 'b', below: { id: 'a', title: 'a' } }]);
    expect(told).toEqual(['“c” is left out: Where it leads is required']);
  });
});
