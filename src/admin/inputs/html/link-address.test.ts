import { describe, expect, it } from 'vitest';
import { completeAddress, isSafeAddress } from './link-address';

describe('an address typed into the link dialog', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['www.example.co.uk/tips#wool', 'https://www.example.co.uk/tips#wool'],
    ['example.com:8080', 'https://example.com:8080'],
    ['/services#carpet', '/services#carpet'],
    ['#top', '#top'],
    ['tel:01214960123', 'tel:01214960123'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ])('reads %j as %j', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it.each([
    ['https://example.com', true],
    ['mailto:hello@example.com', true],
    ['/contact', true],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///C:/x.doc', false],
  ])('judges %j as a link: %s', (address, safe) => {
    expect(isSafeAddress(address)).toBe(safe);
  });

  it('takes fewer schemes for pictures', () => {
    expect(isSafeAddress('mailto:hello@example.com', 'src')).toBe(false);
    expect(isSafeAddress('https://example.com/a.png', 'src')).toBe(true);
  });
});
