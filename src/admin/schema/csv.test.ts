import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('CSV export', () => {
  it('writes a header and a line for each row, in the order of the columns', () => {
    expect(toCsv(['a', 'b'], [{ b: 2, a: 'one' }, { a: null }])).toBe('a,b\r\none,2\r\n,\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(toCsv(['a'], [{ a: 'say "hi", twice\nplease' }])).toBe(
      'a\r\n"say ""hi"", twice\nplease"\r\n',
    );
  });

  it.each(['=1+1', '+44 121', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps %j from being a formula',
    (text) => {
      expect(toCsv(['a'], [{ a: text }])).toContain(`'${text}`);
    },
  );

  it('leaves numbers alone, negative ones too', () => {
    expect(toCsv(['a'], [{ a: -2 }])).toBe('a\r\n-2\r\n');
  });
});
