// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import prices from 'virtual:content/price_plans';
import faqs from 'virtual:content/questions';
import team from 'virtual:content/team_members';
import testimonials from 'virtual:content/testimonials';
import { sectionTypes, type SectionName } from '../../content-types/sections/registry';
import type { MemberFields } from '../../schema/kind';
import { storedSections } from '../../schema/section';
import { firstError } from '../../schema/validation';
import { pages } from '../../shared/content/first-content/pages/pages';
import { isSitePage } from '../../shared/site-pages';
import { formatPrice } from '../../shared/content/prices';
import { routeEntries } from '../../shared/route-table';
import { builtPage } from '../../../tests/support/built-page';

const asText = (stats: readonly { value: string; label: string }[] = []) =>
  stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`);

describe('the constants of the specification, section 9', () => {
  it('prices', () => {
    expect(prices.get().map((price) => `${price.name} ${formatPrice(price)}`)).toEqual([
      'Basic Clean £20/hour',
      'Deep Clean £25/hour',
      'End of Tenancy from £150',
    ]);
  });

  it('figures of the home page and of the about page', async () => {
    const home = await builtPage('/');
    const [claims] = home.sections.flatMap((one) =>
      one.type === 'cover' ? [one.values.figures] : [],
    );
    expect(asText(claims)).toEqual([
      '100% satisfaction guarantee',
      '5+ years',
      '500+ happy customers',
    ]);
    const { sections } = await builtPage('/about');
    const [figures] = sections.flatMap((one) =>
      one.type === 'figures' ? [one.values.figures] : [],
    );
    expect(asText(figures)).toEqual([
      '5+ years experience',
      '500+ happy clients',
      '10k+ cleaning hours',
      '100% satisfaction',
    ]);
  });

  it('limits and durations, in the texts that promise them', async () => {
    const terms = JSON.stringify(await builtPage('/terms-of-service'));
    const answers = JSON.stringify(faqs.get());
    for (const promise of ["24 hours' notice", 'up to 50% of the service cost']) {
      expect(terms).toContain(promise);
      expect(answers).toContain(promise);
    }
    expect(terms).toContain('within 24 hours of completion');
    expect(answers).toContain('a reply within 24 hours');
    expect(answers).toContain('2-3 business days');
    expect(answers).toContain('takes 2-3 hours');
    expect(answers).toContain('takes 4-8 hours');
    expect(terms).toContain('May 14, 2025');
  });
});

describe('the texts', () => {
  it('link the legal pages to each other', async () => {
    expect(JSON.stringify(await builtPage('/privacy-policy'))).toContain('/terms-of-service');
    expect(JSON.stringify(await builtPage('/terms-of-service'))).toContain('/privacy-policy');
  });

  it.each(pages)('of $path are a page of sections that a form would take', async (page) => {
    const { path } = page;
    if (!isSitePage(path)) throw new Error(`${path} is no page of the specification`);
    expect(routeEntries.map((entry) => entry.path)).toContain(path);
    const sections = storedSections(page.sections);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, type, ...values } of sections) {
      const { fields } = sectionTypes[type as SectionName];
      expect(firstError(values, fields as MemberFields), `${id} of ${path}`).toBeUndefined();
    }
    expect(JSON.stringify(await builtPage(path))).not.toContain('{{');
  });

  it('name three people of the team, and customers with five-star and lesser ratings', () => {
    expect(team.get()).toHaveLength(3);
    expect(new Set(testimonials.get().map(({ avatar }) => avatar?.src)).size).toBe(
      testimonials.get().length,
    );
    expect(new Set(testimonials.get().map(({ rating }) => rating))).toEqual(new Set([4, 5]));
  });
});
