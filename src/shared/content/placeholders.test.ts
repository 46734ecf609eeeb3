import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './placeholders';

const VALUES = new Map([['company.name', 'Brightwell']]);

it('fills in a name with or without blanks around it, and leaves what stands for nothing', () => {
  const text = '{{company.name}}, {{ company.name\n}} and {{ nobody }}, {{}}, {{{company.name}}}';
  expect(fillPlaceholders(text, VALUES)).toBe(
    'Brightwell, Brightwell and {{ nobody }}, {{}}, {Brightwell}',
  );
  expect(unknownPlaceholders(text, VALUES)).toEqual(['nobody', '']);
});

it.each([
  ['a reply within {{hours}} hours.', 'a reply within 1 hour.', 'a reply within 24 hours.'],
  ["{{hours}} hours' notice", "1 hour's notice", "24 hours' notice"],
  ['{{hours}} business days, {{hours}}s', '1 business day, 1s', '24 business days, 24s'],
  ['{{ nobody }} hours', '{{ nobody }} hours', '{{ nobody }} hours'],
])('says “%s” of one, and of more', (text, ofOne, ofMore) => {
  expect(fillPlaceholders(text, new Map([['hours', '1']]))).toBe(ofOne);
  expect(fillPlaceholders(text, new Map([['hours', '24']]))).toBe(ofMore);
});

it('reads each sign of a text once, whatever is in it', () => {
  // With blanks in the pattern the first of these took minutes.
  const part = fc.constantFrom('{{', '}}', ' '.repeat(200_000), '{', '}', 'a');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      expect(fillPlaceholders(text, VALUES)).toBe(text);
    }),
    { numRuns: 30, examples: [[['{{', ' '.repeat(200_000)]]] },
  );
});
