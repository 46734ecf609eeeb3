import { describe, expect, it } from 'vitest';
import { telHref, whatsAppHref } from './company';

describe('a telephone number as people in Britain write it', () => {
  it.each([
    ['0121 496 0123', '441214960123'],
    ['+44 121 496 0123', '441214960123'],
    ['+44 (0)121 496 0123', '441214960123'],
    ['+44 0121 496 0123', '441214960123'],
    ['0044 121 496 0123', '441214960123'],
    ['+353 1 496 0123', '35314960123'],
  ])('%s is called as %s', (written, called) => {
    expect(telHref(written)).toBe(`tel:+${called}`);
    expect(whatsAppHref(written, 'Hello & good day')).toBe(
      `https://wa.me/${called}?text=Hello%20%26%20good%20day`,
    );
  });
});
