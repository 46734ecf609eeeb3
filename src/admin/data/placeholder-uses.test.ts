import { testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { pricePlans } from '../../content-types/price-plans';
import { leftBehindWarning, quotedWarning } from './placeholder-uses';

const ROWS: Readonly<Record<string, object[]>> = {
  questions: [{ id: 1, question: 'What is it?', answer: 'From {{price.basic}}.' }],
  pages: [
    {
      id: 2,
      title: 'Offers',
      sections: [{ id: 'a', type: 'text', text: '<p>{{price.basic}}</p>' }],
    },
    { id: 3, title: 'Team', sections: [] },
  ],
  menu: [{ id: 4, label: 'From {{ price.basic }}' }],
};

const dataProvider = testDataProvider({
  getList: async (table: string) => {
    const data = (ROWS[table] ?? [{ id: 0 }]) as never[];
    return { data, total: data.length };
  },
});

it('names every text that quotes a price which is to be deleted, pages and the menu too', async () => {
  expect(await quotedWarning(dataProvider, ['price.basic'])).toBe(
    '“What is it?” quotes it: visitors do not see that text any more until it quotes something else. ' +
      '“Offers” and “From {{ price.basic }}” quote it: visitors read {{price.basic}} there until they quote something else.',
  );
  expect(await quotedWarning(dataProvider, ['price.deep'])).toBeUndefined();
});

it('names every text that a rename has left behind, and nothing after another change', async () => {
  const warning = (before: string, after: string) =>
    leftBehindWarning(dataProvider, pricePlans as never, { slug: before }, { slug: after });
  expect(await warning('basic', 'standard')).toBe(
    '“What is it?”, “Offers” and “From {{ price.basic }}” still quote {{price.basic}}: with the new name it would be too long. ' +
      'Shorten the text there, and write {{price.standard}}.',
  );
  expect(await warning('deep', 'standard')).toBeUndefined();
  expect(await warning('basic', 'basic')).toBeUndefined();
});
