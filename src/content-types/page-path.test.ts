import { describe, expect, it } from 'vitest';
import { isTakenBySite, pagePath } from './page-path';

describe('the address of a page', () => {
  it.each([
    ['Deep cleaning in Walsall', '/deep-cleaning-in-walsall'],
    ['/Areas/Café Quarter', '/areas/cafe-quarter'],
    ['Before/after', '/before-after'],
    ['/a//b/c/d', '/a/b/c'],
    [' / ', '/'],
    ['???', ''],
  ])('of %j is %j, which stays as it is', (source, path) => {
    expect(pagePath(source)).toBe(path);
    if (path) expect(pagePath(path)).toBe(path);
  });

  it('is not one of the site’s own', () => {
    expect(isTakenBySite('/')).toBe(true);
    expect(isTakenBySite('/blog/offer')).toBe(true);
    expect(isTakenBySite('/privacy-policy')).toBe(true);
    expect(isTakenBySite('/areas/con')).toBe(true);
    expect(isTakenBySite('/lpt1')).toBe(true);
    expect(isTakenBySite('/areas/com9/x')).toBe(true);
    expect(isTakenBySite('/com10')).toBe(false);
    expect(isTakenBySite('/areas/index')).toBe(true);
    expect(isTakenBySite('/areas/walsall')).toBe(false);
    expect(isTakenBySite('/about/team')).toBe(false);
    expect(isTakenBySite('/services/ovens')).toBe(false);
  });
});
