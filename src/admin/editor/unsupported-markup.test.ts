// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { listParts, unsupportedMarkup } from './unsupported-markup';

describe('what cleaning took away', () => {
  it.each([
    ['nothing', '<p>a</p>', '<p>a</p>', []],
    ['no more than a wrapping', '<li>a</li>', '<li><p>a</p></li>', []],
    ['nothing when bold is said otherwise', '<b>a</b>', '<strong>a</strong>', []],
    [
      'an element and a handler',
      '<p onclick="x">a</p><script>b</script>',
      '<p>a</p>',
      ['onclick', '<script>'],
    ],
    ['an attribute', '<h2 onclick="x">a</h2>', '<h2>a</h2>', ['onclick']],
    [
      'an element without its own attributes',
      '<iframe src="https://example.com" width="3"></iframe>',
      '',
      ['<iframe>'],
    ],
    ['words', '<p>a b</p>', '<p>a</p>', ['some of the text']],
    ['one of two', '<hr><hr>', '<hr>', ['<hr>']],
  ])('names %s', (_name, before, after, parts) => {
    expect(unsupportedMarkup(before, after)).toEqual(parts);
  });

  it('is said in a few words', () => {
    expect(listParts(['<a>'])).toBe('<a>');
    expect(listParts(['<a>', '<b>'])).toBe('<a> and <b>');
    expect(listParts(['1', '2', '3', '4', '5', '6'])).toBe('1, 2, 3 and 3 more');
  });
});
