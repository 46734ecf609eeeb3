import { describe, expect, it } from 'vitest';
import prices from 'virtual:content/price_plans';
import { company } from '../../shared/company';
import { guidePrice } from './guide-price';
import { jobSizes, sizesOf } from './job-sizes';
import { services } from './services';

const pounds = (count: number) =>
  ({ amount: count * 100, currency: 'GBP', text: `£${count}` }) as const;

const guide = (service: string, property_size: string, all = services.get(), list = prices.get()) =>
  guidePrice({ service, property_size }, false, all, list);
const hoursOf = (title: string) => services.get().find((one) => one.title === title)?.hours ?? [];

describe('the guide price', () => {
  it.each([
    ['Residential Cleaning', '3 bedrooms', 'about £60 to £80'],
    ['Residential Cleaning', '1 bedroom', 'about £40'],
    ['Deep Cleaning', '2 bedrooms', 'about £100 to £150'],
    ['End of Tenancy', '1 bedroom', 'about £150'],
    ['End of Tenancy', '4 bedrooms', 'about £175 to £250'],
    ['Office Cleaning', 'Up to 100 m²', 'about £20 to £40'],
  ])('of %s with %s is %s', (service, size, price) => {
    expect(guide(service, size)?.price).toBe(price);
  });

  it('is that of a visit when there are several', () => {
    const question = { service: 'Residential Cleaning', property_size: '3 bedrooms' };
    expect(guidePrice(question, true, services.get(), prices.get())?.price).toBe(
      'about £60 to £80 a visit',
    );
  });

  it.each([
    ['Carpet Cleaning', '3 bedrooms'],
    ['Other', '3 bedrooms'],
    ['', '3 bedrooms'],
    ['Deep Cleaning', ''],
    ['Deep Cleaning', 'More than 500 m²'],
    ['End of Tenancy', 'Up to 100 m²'],
  ])('is not guessed for %j with %j', (service, size) => {
    expect(guide(service, size)).toBeUndefined();
  });

  it('stays when staff rename the prices and the services that it is made of', () => {
    const renamed = <One extends { slug: string }>(all: readonly One[]) =>
      all.map((one) => ({ ...one, slug: `former-${one.slug}` }));
    const before = guide('End of Tenancy', '4 bedrooms');
    expect(before).toBeDefined();
    expect(
      guide('End of Tenancy', '4 bedrooms', renamed(services.get()), renamed(prices.get())),
    ).toEqual(before);
  });

  it('says how long it takes', () => {
    expect(guide('Deep Cleaning', '4 bedrooms')?.hours).toBe('6 to 8 hours');
    const inAnHour = services.get().map((service) => ({
      ...service,
      hours: service.hours.map((one) => ({ ...one, least: 1, most: 1 })),
    }));
    expect(guide('Deep Cleaning', '4 bedrooms', inAnHour)?.hours).toBe('1 hour');
  });

  it('is that of the price card where staff price by the hour what they priced as a whole', () => {
    const hourly = prices
      .get()
      .map((one) =>
        one.slug === 'end-of-tenancy'
          ? { ...one, amount: pounds(30), basis: 'per-hour' as const }
          : one,
      );
    expect(guide('End of Tenancy', '2 bedrooms', services.get(), hourly)?.price).toBe(
      'about £150 to £210',
    );
  });

  it('rests on the durations that the site promises', () => {
    const [, two] = hoursOf('Residential Cleaning');
    expect(`${two?.least}-${two?.most}`).toBe(company.get().standard_clean_hours);
    const deep = hoursOf('Deep Cleaning');
    expect(`${deep[0]?.least}-${deep[3]?.most}`).toBe(company.get().deep_clean_hours);
  });

  it('grows with the size', () => {
    for (const { hours } of services.get()) {
      for (const kind of ['Flat', 'Office']) {
        const sizes = sizesOf(kind, jobSizes.get());
        const known = hours.filter(({ size }) => size && sizes.includes(size.title));
        const least = known.map((one) => one.least ?? 0);
        expect(least).toEqual(least.toSorted((a, b) => a - b));
      }
    }
  });
});
