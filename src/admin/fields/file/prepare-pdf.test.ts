// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { preparePdf } from './prepare-pdf';

const PDF = '%PDF-1.7\n';

it.each([
  ['Price list.pdf', PDF, 'Price list.pdf'],
  ['PRICES.PDF', PDF, 'PRICES.pdf'],
  ['prices.docx', PDF, 'prices.pdf'],
])('%s is taken by its content, as a PDF', async (name, content, sent) => {
  const { file } = await preparePdf(new File([content], name, { type: 'text/html' }), 100);
  expect(file).toMatchObject({ name: sent, type: 'application/pdf', size: content.length });
});

it.each([
  ['prices.pdf', '', '“prices.pdf” is empty.'],
  ['prices.pdf', '<script>alert(1)</script>', /^“prices.pdf” is not a PDF\./],
  ['prices.pdf', ` ${PDF}`, /not a PDF/],
  ['prices.pdf', PDF + 'x'.repeat(100), '“prices.pdf” is 109 bytes; a PDF may be up to 100 bytes.'],
])('%s with %j is refused in words', async (name, content, words) => {
  const { file, problem } = await preparePdf(new File([content], name), 100);
  expect(file).toBeUndefined();
  expect(problem).toMatch(words);
});
