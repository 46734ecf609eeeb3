import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readablePath } from './readable-path';

describe('readable path', () => {
  it.each([
    ['/locations/walsall', '/locations/walsall'],
    ['/caf%C3%A9%20menu', '/café menu'],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
    ['/100%', '/100%'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%FF/ok%21', '/%FF/ok!'],
  ])('shows %s as %s', (pathname, text) => {
    expect(readablePath(pathname)).toBe(text);
  });

  it('never throws, whatever the address holds', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readablePath(`/${text}`) === 'string'));
  });

  it('gives back any text that was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readablePath(encodeURIComponent(text))).toBe(text);
      }),
    );
  });
});
