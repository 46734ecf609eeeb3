import { describe, expect, it } from 'vitest';
import { estimate } from './estimate';
import prices from 'virtual:content/price_plans';
import { company } from '../../shared/company';
import { HOME_SIZES, WORKPLACE_SIZES } from './quote-questions';
import { services } from './services';
import { costings, priceNamed } from './working-hours';

const pounds = (count: number) =>
  ({ amount: count * 100, currency: 'GBP', text: `£${count}` }) as const;
const HOURLY = { amount: pounds(30), basis: 'per-hour' } as const;

const priceOf = (service: string, property_size: string, frequency = '') =>
  estimate({ service, property_size, frequency }, services.get(), prices.get())?.price;

describe('the guide price', () => {
  it.each([
    ['Residential Cleaning', '3 bedrooms', 'about £60 to £80'],
    ['Residential Cleaning', '1 bedroom', 'about £40'],
    ['Deep Cleaning', '2 bedrooms', 'about £100 to £150'],
    ['End of Tenancy', '1 bedroom', 'about £150'],
    ['End of Tenancy', '4 bedrooms', 'about £175 to £250'],
    ['Office Cleaning', 'Up to 100 m²', 'about £20 to £40'],
  ])('of %s with %s is %s', (service, size, price) => {
    expect(priceOf(service, size)).toBe(price);
  });

  it('is that of a visit when there are several', () => {
    expect(priceOf('Residential Cleaning', '3 bedrooms', 'Every week')).toBe(
      'about £60 to £80 a visit',
    );
    expect(priceOf('Residential Cleaning', '3 bedrooms', 'Just once')).toBe('about £60 to £80');
  });

  it.each([
    ['Carpet Cleaning', '3 bedrooms'],
    ['Other', '3 bedrooms'],
    ['', '3 bedrooms'],
    ['Deep Cleaning', ''],
    ['Deep Cleaning', 'More than 500 m²'],
    ['End of Tenancy', 'Up to 100 m²'],
  ])('is not guessed for %j with %j', (service, size) => {
    expect(priceOf(service, size)).toBeUndefined();
  });

  it('stays when staff rename the price or the service that it is made of', () => {
    const question = { service: 'Deep Cleaning', property_size: '2 bedrooms' };
    const renamed = <One extends { slug: string }>(all: readonly One[], slug: string) =>
      all.map((one) => (one.slug === slug ? { ...one, slug: 'renamed', costed_as: slug } : one));
    const guide = estimate(question, services.get(), prices.get());
    expect(guide).toBeDefined();
    for (const name of ['deep', 'deep-cleaning']) {
      const anew = [renamed(services.get(), name), renamed(prices.get(), name)] as const;
      expect(estimate(question, ...anew), name).toEqual(guide);
    }
  });

  it('is that of the price which bears the name today, not of one that did before', () => {
    const [basic] = prices.get().filter(({ slug }) => slug === 'basic');
    const both = [
      { ...basic, slug: 'old', costed_as: 'basic', amount: pounds(99) },
      { ...basic, slug: 'basic', amount: pounds(30) },
    ] as ReturnType<typeof prices.get>;
    const question = { service: 'Residential Cleaning', property_size: '1 bedroom' };
    expect(estimate(question, services.get(), both)?.price).toBe('about £60');
  });

  it('says how long it takes', () => {
    const question = { service: 'Deep Cleaning', property_size: '4 bedrooms' };
    expect(estimate(question, services.get(), prices.get())?.hours).toBe('6 to 8 hours');
  });

  it('is that of the price card where staff price by the hour what they priced as a whole', () => {
    const hourly = prices
      .get()
      .map((one) => (one.slug === 'end-of-tenancy' ? { ...one, ...HOURLY } : one));
    const question = { service: 'End of Tenancy', property_size: '2 bedrooms' };
    expect(estimate(question, services.get(), hourly)?.price).toBe('about £150 to £210');
  });

  it('rests on the durations that the site promises', () => {
    expect(costings.residential?.hours['2 bedrooms']?.join('-')).toBe(
      company.get().standard_clean_hours,
    );
    const [shortest, longest] = String(company.get().deep_clean_hours).split('-').map(Number);
    expect(costings['deep-cleaning']?.hours['1 bedroom']?.[0]).toBe(shortest);
    expect(costings['deep-cleaning']?.hours['4 bedrooms']?.[1]).toBe(longest);
  });

  it('grows with the size, and never undercuts the price list', () => {
    for (const { hours, hourly } of Object.values(costings)) {
      for (const sizes of [HOME_SIZES, WORKPLACE_SIZES]) {
        const [least, most] = [0, 1].map((end) =>
          sizes.flatMap((size) => hours[size]?.[end] ?? []),
        );
        expect(least).toEqual(least?.toSorted((a, b) => a - b));
        expect(most).toEqual(most?.toSorted((a, b) => a - b));
      }
      expect(priceNamed(hourly, prices.get())?.basis).toBe('per-hour');
    }
  });
});
