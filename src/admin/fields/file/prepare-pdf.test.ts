// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { preparePdf } from './prepare-pdf';

const PDF = '%PDF-1.7\n';
const LONG = PDF + 'x'.repeat(11 * 1024 * 1024);

it.each([
  ['Price list.pdf', PDF, 'Price list.pdf'],
  ['PRICES.PDF', PDF, 'PRICES.pdf'],
  ['prices.docx', PDF, 'prices.pdf'],
])('%s is taken by its content, as a PDF', async (name, content, sent) => {
  const { file } = await preparePdf(new File([content], name, { type: 'text/html' }));
  expect(file).toMatchObject({ name: sent, type: 'application/pdf', size: content.length });
});

it.each([
  ['prices.pdf', '“prices.pdf” is empty.', ''],
  ['prices.pdf', /^“prices.pdf” is not a PDF\./, '<script>alert(1)</script>'],
  ['prices.pdf', /not a PDF/, ` ${PDF}`],
  ['prices.pdf', '“prices.pdf” is 11 MB; a PDF may be up to 10 MB.', LONG],
])('%s is refused in words: %s', async (name, words, content) => {
  const { file, problem } = await preparePdf(new File([content], name));
  expect(file).toBeUndefined();
  expect(problem).toMatch(words);
});
