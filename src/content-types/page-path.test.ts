import { describe, expect, it } from 'vitest';
import { validateField } from '../schema/validation';
import { isTakenBySite, pagePath } from './page-path';
import { pages } from './pages';

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

  it.each([
    ['spring', /Begin with “\/”/],
    ['/a/b/c/d', /at most three parts/],
  ])('is refused as %s with what it lacks', (typed, reason) => {
    expect(validateField(pages.fields.path, typed)).toMatch(reason);
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
