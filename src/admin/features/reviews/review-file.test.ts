import type { DataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { toCsv } from '../../data/csv';
import { judgeReviews, readReviewFile } from './review-file';

const RECORDS: Readonly<Record<string, object[]>> = {
  testimonials: [{ id: 'r1', name: 'Ada Hall', content: 'The oven shines.' }],
  services: [{ id: 's1', title: 'Carpet Cleaning' }],
  areas: [{ id: 'a1', name: 'Telford' }],
};
const dataProvider = {
  getList: (table: string) => Promise.resolve({ data: RECORDS[table], total: 1 }),
} as unknown as DataProvider;

const readFile = (content: BlobPart) =>
  readReviewFile(dataProvider, new File([content], 'reviews.csv'));
const judge = async (content: BlobPart, common = {}) =>
  judgeReviews(await readFile(content), { published: true, ...common });

it('takes a row of our own labels as the form would have it, and publishes what is complete', async () => {
  const [bo] = await judge(
    'Name,Who they are,What they say,Stars,Source,Day it was given,Service,Area,How they agreed to be quoted\n' +
      'Bo Lane,"Baker, Telford","On time,\nevery time.",5,google,14 May 2025,carpet cleaning,telford,in writing\n',
  );
  expect(bo).toEqual({
    form: {
      name: 'Bo Lane',
      role: 'Baker, Telford',
      content: 'On time,\nevery time.',
      rating: '5',
      source: 'Google',
      given_on: '2025-05-14',
      service_id: 's1',
      area_id: 'a1',
      permission: 'In writing',
      published: true,
    },
    problem: undefined,
    unpublished: undefined,
  });
});

it('takes another program’s headings, with semicolons and as Excel writes it, and asks for the rest', async () => {
  const text =
    'Author;Review text;Star Rating;Created at;Order\nZo\u00eb;Fine.;5/5;2024-02-29T09:30:00Z;17\n';
  const excel = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const file = await readFile(excel);
  expect(file.unread).toEqual(['Order']);
  expect(file.rows).toEqual([
    { form: { name: 'Zo\u00eb', content: 'Fine.', rating: '5', given_on: '2024-02-29' } },
  ]);
  const [before] = judgeReviews(file, { published: true });
  expect(before?.problem).toBe('Who they are is required');
  const [after] = judgeReviews(file, { published: true, role: 'Customer', area_id: 'a1' });
  expect(after).toMatchObject({
    form: { role: 'Customer', area_id: 'a1', published: false },
    unpublished: 'Say where it comes from: without that it cannot be published.',
  });
});

it.each([true, false])(
  'takes a spreadsheet’s “Unicode text”, little-endian: %s',
  async (isLittle) => {
    const text = '\uFEFFAuthor\tReview\tRating\r\nZo\u00eb\tFine.\t5\r\n';
    const view = new DataView(new ArrayBuffer(2 * text.length));
    [...text].forEach((sign, index) => view.setUint16(2 * index, sign.charCodeAt(0), isLittle));
    const file = await readFile(view.buffer);
    expect(file.rows).toEqual([{ form: { name: 'Zo\u00eb', content: 'Fine.', rating: '5' } }]);
  },
);

it.each([
  ['Bo,5,"Lovely\nCy,2,They broke a vase.\n', 2],
  ['Bo,5,"Lovely\nCy,2,"They broke a vase."\n', 2],
  ['Bo,5,"Two\nlines"\n\nCy,2,"Broke" a vase.\n', 5],
])(
  'refuses a file whose quotation marks would make one review of several: %j',
  async (rows, line) => {
    await expect(readFile(`Name,Rating,Review\n${rows}`)).rejects.toThrow(
      `Line ${line} of “reviews.csv” opens a quotation mark that is not closed at the end of its cell.`,
    );
  },
);

it('takes a mark within a cell as a mark', async () => {
  const { rows } = await readFile('Name,Rating,Review\nBo,5,The 5" hob\nCy,4,"A ""clean"" one"\n');
  expect(rows.map(({ form }) => form.content)).toEqual(['The 5" hob', 'A "clean" one']);
  const once = await readFile('Name,Rating,Review\nBo,5,"A "clean" one"\nCy,4,Fine\n');
  expect(once.rows.map(({ form }) => form.content)).toEqual(['A "clean" one', 'Fine']);
});

it.each([
  ['Ada  hall,  The oven shines.,5,,', 'It is here already.'],
  ['Bo,Fine.,6,,', /^Stars must be/],
  ['Bo,Fine.,4.5,,', 'Stars must be a whole number such as 5'],
  ['Bo,Fine.,4/10,,', 'Stars must be a whole number such as 5'],
  ['Bo,Fine.,5 out of 10,,', 'Stars must be a whole number such as 5'],
  ['Bo,Fine.,"4,5",,', 'Stars must be a whole number such as 5'],
  ['Bo,,5,,', 'What they say is required'],
  ['Bo,Fine.,5,31/02/2025,', 'Day it was given must be a day of the calendar'],
  ['Bo,Fine.,5,1 January 2999,', 'Day it was given must not be in the future'],
  ['Bo,Fine.,5,,Narnia', 'Area: no area is called “Narnia”.'],
])('leaves out %j and says why', async (row, problem) => {
  const [verdict] = await judge(`Name,Review,Rating,Date,Area\n${row}\n`, { role: 'Customer' });
  expect(verdict?.problem).toMatch(problem);
});

it.each(['5', '5.0', '5/5', '5 out of 5', '5 stars', '5 ★'])(
  'takes %j for five stars',
  async (stars) => {
    const [verdict] = await judge(`Name,Review,Rating\nBo,Fine.,${stars}\n`, { role: 'Customer' });
    expect(verdict).toMatchObject({ form: { rating: '5' } });
    expect(verdict?.problem).toBeUndefined();
  },
);

it('knows again what our own export has kept from being a formula', async () => {
  const content = 'Lovely.\n- on time';
  const [verdict] = await judge(
    toCsv(['name', 'content', 'rating'], [{ name: 'Bo', content, rating: 5 }]),
  );
  expect(verdict?.form.content).toBe(content);
});

it('takes the same words of the same person once', async () => {
  const all = await judge('Name,Review,Rating\nBo,Fine.,5\nCy,Fine.,5\nBo,fine.,5\n', {
    role: 'x',
  });
  expect(all.map(({ problem }) => problem)).toEqual([undefined, undefined, 'It is here already.']);
});
