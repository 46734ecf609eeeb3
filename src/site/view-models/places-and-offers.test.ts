import { describe, expect, it } from 'vitest';
import served from 'virtual:content/served_areas';
import { builtPage } from '../../../tests/support/built-page';
import { offersOf, placeOrOfferAt, placesOf } from './places-and-offers';

const { sections } = await builtPage('/sitemap');
const all = sections.flatMap((one) => (one.type === 'allPages' ? [one.values] : []))[0];
if (!all) throw new Error('The sitemap has no list of all pages');

const areas = served.get();

describe('places and offers', () => {
  it('lists the addresses of the specification', () => {
    expect(placesOf(all, areas).map(({ path }) => path)).toEqual([
      '/locations/walsall',
      '/locations/birmingham',
      '/locations/wolverhampton',
      '/locations/dudley',
      '/locations/black-country',
      '/locations/west-midlands',
    ]);
    expect(offersOf(all).map(({ path }) => path)).toEqual([
      '/services/cheap-cleaning',
      '/services/affordable-cleaning',
      '/services/budget-cleaning',
      '/services/same-day-cleaning',
      '/services/eco-friendly-cleaning',
    ]);
  });

  it('recognises an address whatever its case or final slash', () => {
    expect(placeOrOfferAt('/Locations/Walsall/', all, areas)?.label).toBe('Walsall');
    expect(placeOrOfferAt('/services/same-day-cleaning', all, areas)?.label).toBe(
      'Same-Day Cleaning',
    );
    expect(placeOrOfferAt('/locations/black-country', all, areas)?.promise).toBe(
      'we do clean homes and businesses in the Black Country',
    );
  });

  it('says nothing about places we do not name', () => {
    for (const path of ['/locations/paris', '/locations', '/']) {
      expect(placeOrOfferAt(path, all, areas)).toBeUndefined();
    }
  });
});
