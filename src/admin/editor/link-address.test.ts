import { describe, expect, it } from 'vitest';
import { hasSafeScheme, readLinkAddress } from './link-address';
import { wordsOfLink } from './site-links';

describe('an address typed into the link dialog', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['//example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com'],
    ['www.example.co.uk/tips#wool', 'https://www.example.co.uk/tips#wool'],
    ['example.com:8080', 'https://example.com:8080'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailto:hello@example.com?subject=Ovens', 'mailto:hello@example.com?subject=Ovens'],
    ['0121 496 0123', 'tel:+441214960123'],
    ['(0121) 496-0123', 'tel:+441214960123'],
    ['+44 (0)121 496 0123', 'tel:+441214960123'],
    ['0044 121 496 0123', 'tel:+441214960123'],
    ['tel:01214960123', 'tel:+441214960123'],
    ['/contact', '/contact'],
    ['contact', '/contact'],
    ['Contact', '/contact'],
    ['privacy policy', '/privacy-policy'],
    ['/contact/', '/contact'],
    ['services#carpet', '/services#carpet'],
    ['/services#carpet', '/services#carpet'],
    ['blog/how-to-clean-an-oven', '/blog/how-to-clean-an-oven'],
    ['/price-list.pdf', '/price-list.pdf'],
  ])('reads %j as %j', (typed, href) => {
    expect(readLinkAddress(typed)).toEqual({ href });
  });

  it.each([
    ['', 'Choose a page'],
    ['our services', 'There is no page “our services” on this site.'],
    ['/our-services', 'There is no page “/our-services” on this site.'],
    ['blog/a/b', 'There is no page “blog/a/b” on this site.'],
    ['sofa.jpg', 'There is no page “sofa.jpg” on this site.'],
    ['#prices', 'Put the page before'],
    ['https://', 'A web address looks like'],
    ['https://contact', 'A web address looks like'],
    ['https://our services.com', 'A web address looks like'],
    ['mailto:sam', 'An e-mail address looks like'],
    ['496 0123', 'A telephone number starts with 0 or +'],
    ['tel:ask', 'A telephone number starts with 0 or +'],
    ['javascript:alert(1)', 'A link leads to'],
    ['file:///C:/x.doc', 'A link leads to'],
  ])('refuses %j in words', (typed, problem) => {
    expect(readLinkAddress(typed).problem).toContain(problem);
  });

  it('knows a page by the title that it is offered under', () => {
    const pages = [{ label: 'Cleaning an oven', path: '/blog/cleaning-an-oven' }];
    expect(readLinkAddress('cleaning an oven', pages).href).toBe('/blog/cleaning-an-oven');
  });

  it.each(['/deep-cleaning/walsall', 'deep-cleaning/walsall', '/Deep-Cleaning/Walsall/'])(
    'knows a page that the owner has made by its address, typed as %j',
    (typed) => {
      const pages = [{ label: 'Deep cleaning', path: '/deep-cleaning/walsall' }];
      expect(readLinkAddress(typed, pages)).toEqual({ href: '/deep-cleaning/walsall' });
    },
  );
});

it('calls a link by the title of the page that was chosen, where no other words are given', () => {
  const pages = [{ label: 'Cleaning an oven', path: '/blog/cleaning-an-oven' }];
  expect(wordsOfLink('/blog/cleaning-an-oven', pages)).toBe('Cleaning an oven');
  expect(wordsOfLink('example.com', pages)).toBe('example.com');
});

describe('an address that stands in a text', () => {
  it.each([
    ['https://example.com', true],
    ['mailto:hello@example.com', true],
    ['/contact', true],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///C:/x.doc', false],
  ])('%j is safe as a link: %s', (address, safe) => {
    expect(hasSafeScheme(address)).toBe(safe);
  });
});
