import { describe, expect, it } from 'vitest';
import { LEGAL_LAST_UPDATED } from '../../shared/content/policies';
import { formatPrice } from '../../shared/content/prices';
import contactFaqs from '../../shared/content/published/contact-faqs';
import serviceFaqs from '../../shared/content/published/service-faqs';
import team from '../../shared/content/published/team';
import testimonials from '../../shared/content/published/testimonials';
import { privacyPolicy } from './legal-privacy';
import { termsOfService } from './legal-terms';
import { prices } from './prices';
import { aboutStats, heroStats, type Stat } from './stats';

const asText = (stats: readonly Stat[]) =>
  stats.map(({ value, label }) => `${value} ${label.toLowerCase()}`);

describe('the constants of the specification, section 9', () => {
  it('prices', () => {
    expect(prices.get().map((price) => `${price.name} ${formatPrice(price)}`)).toEqual([
      'Basic Clean £20/hour',
      'Deep Clean £25/hour',
      'End of Tenancy from £150',
    ]);
  });

  it('figures of the hero and of the about screen', () => {
    expect(asText(heroStats.get())).toEqual([
      '100% satisfaction guarantee',
      '5+ years',
      '500+ happy customers',
    ]);
    expect(asText(aboutStats.get())).toEqual([
      '5+ years experience',
      '500+ happy clients',
      '10k+ cleaning hours',
      '100% satisfaction',
    ]);
  });

  it('limits and durations, in the texts that promise them', () => {
    const terms = JSON.stringify(termsOfService.get());
    const answers = JSON.stringify([...serviceFaqs.get(), ...contactFaqs.get()]);
    for (const promise of ["24 hours' notice", 'up to 50% of the service cost']) {
      expect(terms).toContain(promise);
      expect(answers).toContain(promise);
    }
    expect(terms).toContain('within 24 hours of completion');
    expect(answers).toContain('a reply within 24 hours');
    expect(answers).toContain('2-3 business days');
    expect(answers).toContain('takes 2-3 hours');
    expect(answers).toContain('takes 4-8 hours');
    expect(LEGAL_LAST_UPDATED).toBe('May 14, 2025');
  });
});

describe('the texts', () => {
  it('link the legal pages to each other', () => {
    expect(privacyPolicy.get().related.href).toBe('/terms-of-service');
    expect(termsOfService.get().related.href).toBe('/privacy-policy');
  });

  it('give every section of a legal page an anchor of its own', () => {
    for (const { sections } of [privacyPolicy.get(), termsOfService.get()]) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });

  it('name three people of the team, and customers with five-star and lesser ratings', () => {
    expect(team.get()).toHaveLength(3);
    expect(new Set(testimonials.get().map(({ picture }) => picture?.src)).size).toBe(
      testimonials.get().length,
    );
    expect(new Set(testimonials.get().map(({ rating }) => rating))).toEqual(new Set([4, 5]));
  });
});
