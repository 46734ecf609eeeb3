import { describe, expect, it } from 'vitest';
import { toCsv, withoutDefusing } from './csv';

describe('CSV export', () => {
  it('writes a header and a line for each row, in the order of the columns', () => {
    expect(toCsv(['a', 'b'], [{ b: 2, a: 'one' }, { a: null }])).toBe('a,b\r\none,2\r\n,\r\n');
  });

  it('heads the columns with their labels, which are no formulas either', () => {
    const labels = { a: 'Name, first', b: '=1' };
    expect(toCsv(['a', 'b', 'c'], [], labels)).toBe('"Name, first",\'=1,c\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(toCsv(['a'], [{ a: 'say "hi", twice\nplease' }])).toBe(
      'a\r\n"say ""hi"", twice\nplease"\r\n',
    );
  });

  it.each(['01214960557', '+441214960557', '+44 121 496 0557', '(0121) 496 0557', '123456789012'])(
    'keeps the telephone number %j a text',
    (text) => {
      expect(toCsv(['a'], [{ a: text }])).toBe(`a\r\n"=""${text}"""\r\n`);
    },
  );

  it.each(['0', '0.5', '2026', '(0)', '+1'])('takes %j for none', (text) => {
    expect(toCsv(['a'], [{ a: text }])).not.toContain('="');
  });

  it.each(['=1+1', '+44 121 x', '-2', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'keeps %j from being a formula',
    (text) => {
      expect(toCsv(['a'], [{ a: text }])).toContain(`'${text}`);
    },
  );

  it.each([
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\uFEFF=1',
    '\u00A0 =1',
    'a;=1',
    'a; =1',
    'a\n;\t=1',
    ';=1',
  ])('keeps %j from being a formula, wherever a spreadsheet begins a cell', (text) => {
    const [, written = ''] = /^a\r\n"?([^]*?)"?\r\n$/.exec(toCsv(['a'], [{ a: text }])) ?? [];
    expect(written).toBe(text.replace('=', "'="));
    expect(withoutDefusing(written)).toBe(text);
  });

  it('leaves signs in the middle of a sentence alone, and takes no time for endless blanks', () => {
    const sentence = 'Open 8-18; a + b = c, me@home';
    expect(toCsv(['a'], [{ a: sentence }])).toContain(sentence);
    const blanks = `${'\n'.repeat(100_000)}${' '.repeat(100_000)}x`;
    expect(toCsv(['a'], [{ a: blanks }])).toContain(blanks);
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(toCsv(['a'], [{ a: -2 }])).toBe('a\r\n-2\r\n');
  });
});
