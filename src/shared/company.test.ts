import { describe, expect, it } from 'vitest';
import { telHref, whatsAppHref } from './company';

describe('a telephone number as people in Britain write it', () => {
  it.each([
    ['0121 496 0123', '441214960123'],
    ['+44 121 496 0123', '441214960123'],
    ['+44 (0)121 496 0123', '441214960123'],
    ['+44 0121 496 0123', '441214960123'],
    ['0044 121 496 0123', '441214960123'],
    ['44 121 496 0123', '441214960123'],
    ['+353 1 496 0123', '35314960123'],
  ])('%s is called as %s', (written, called) => {
    expect(telHref(written)).toBe(`tel:+${called}`);
    expect(whatsAppHref(written, 'Hello & good day')).toBe(
      `https://wa.me/${called}?text=Hello%20%26%20good%20day`,
    );
  });

  it('is called with its extension, which no chat has', () => {
    expect(telHref('0121 496 0123 ext. 4')).toBe('tel:+441214960123;ext=4');
    expect(telHref('0121 496 0123x12')).toBe('tel:+441214960123;ext=12');
    expect(whatsAppHref('0121 496 0123 Ext 4', '')).toBe('https://wa.me/441214960123?text=');
  });
});
