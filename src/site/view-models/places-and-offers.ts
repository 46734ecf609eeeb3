import type { allPages } from '../../content-types/sections/from-content';
import type { SectionProps } from '../../schema/define-section';
import { slugify } from '../../shared/blog';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** What the list of all pages names beside pages: addresses without a page of their own. */
export type PlacesAndOffers = Pick<
  SectionProps<typeof allPages>,
  'places' | 'place_promise' | 'offers'
>;

interface PlaceOrOffer {
  path: string;
  label: string;
  /** What the 404 page adds, because the address names something that the company does. */
  promise: string;
}

/** The places that are served, in their order (docs/specification.md, 2). */
export function placesOf({ places, place_promise }: PlacesAndOffers): PlaceOrOffer[] {
  return places.map((place) => {
    const label = place.replace(/^the /, '');
    return {
      path: `/locations/${slugify(label)}`,
      label,
      promise: place_promise && `${place_promise} ${place}`,
    };
  });
}

/** Offers that people search for, in their order (docs/specification.md, 2). */
export function offersOf({ offers }: PlacesAndOffers): PlaceOrOffer[] {
  return offers.map(({ name, promise }) => ({
    path: `/services/${slugify(name)}`,
    label: name,
    promise,
  }));
}

/** The place or offer that an unknown path names, if it is one of ours; case and a final slash do not matter. */
export function placeOrOfferAt(pathname: string, all: PlacesAndOffers): PlaceOrOffer | undefined {
  const path = withoutFinalSlashes(pathname.toLowerCase());
  return [...placesOf(all), ...offersOf(all)].find((candidate) => candidate.path === path);
}
