import type { allPages } from '../../content-types/sections/record-sections';
import type { SectionProps } from '../../schema/define-section';
import { slugify } from '../../shared/slug';
import type { ServedArea } from '../../shared/content/content-rows';
import { withoutFinalSlashes } from '../../shared/without-final-slashes';

/** What the list of all pages says of addresses that may have no page of their own. */
export type PlacesAndOffers = Pick<SectionProps<typeof allPages>, 'place_promise' | 'offers'>;

interface PlaceOrOffer {
  path: string;
  label: string;
  /** What the 404 page adds, because the address names something that the company does. */
  promise: string;
}

/** The areas that are served, in their order, with a page or without (docs/specification.md, 2). */
export function placesOf(
  { place_promise }: PlacesAndOffers,
  areas: readonly ServedArea[],
): PlaceOrOffer[] {
  return areas.map(({ slug, name, as_said }) => ({
    path: `/locations/${slug}`,
    label: name,
    promise: place_promise && `${place_promise} ${as_said}`,
  }));
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
export function placeOrOfferAt(
  pathname: string,
  section: PlacesAndOffers,
  areas: readonly ServedArea[],
): PlaceOrOffer | undefined {
  const path = withoutFinalSlashes(pathname.toLowerCase());
  return [...placesOf(section, areas), ...offersOf(section)].find(
    (candidate) => candidate.path === path,
  );
}
