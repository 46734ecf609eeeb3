import { describe, expect, it } from 'vitest';
import { offers, placeOrOfferAt, places } from './places-and-offers';

describe('places and offers', () => {
  it('lists the addresses of the specification', () => {
    expect(places.map(({ path }) => path)).toEqual([
      '/locations/walsall',
      '/locations/west-midlands',
      '/locations/birmingham',
      '/locations/wolverhampton',
      '/locations/black-country',
      '/locations/dudley',
    ]);
    expect(offers.map(({ path }) => path)).toEqual([
      '/services/cheap-cleaning',
      '/services/affordable-cleaning',
      '/services/budget-cleaning',
      '/services/same-day-cleaning',
      '/services/eco-friendly-cleaning',
    ]);
  });

  it('recognises an address whatever its case or final slash', () => {
    expect(placeOrOfferAt('/Locations/Walsall/')?.label).toBe('Walsall');
    expect(placeOrOfferAt('/services/same-day-cleaning')?.label).toBe('Same-Day Cleaning');
  });

  it('says nothing about places we do not name', () => {
    expect(placeOrOfferAt('/locations/paris')).toBeUndefined();
    expect(placeOrOfferAt('/locations')).toBeUndefined();
    expect(placeOrOfferAt('/')).toBeUndefined();
  });
});
