import { withoutFinalSlashes } from '../../shared/without-final-slashes';

interface PlaceOrOffer {
  path: string;
  label: string;
  /** What the 404 page adds, because the address names something we do. */
  sentence: string;
}

function place(slug: string, label: string, inPlace = label): PlaceOrOffer {
  return {
    path: `/locations/${slug}`,
    label,
    sentence: `This address has no page of its own, but we do clean homes and businesses in ${inPlace}.`,
  };
}

function offer(slug: string, label: string, promise: string): PlaceOrOffer {
  return {
    path: `/services/${slug}`,
    label,
    sentence: `This address has no page of its own, but ${promise}.`,
  };
}

/** Places we serve, in the order of the sitemap (docs/specification.md, 2). */
export const places: readonly PlaceOrOffer[] = [
  place('walsall', 'Walsall'),
  place('west-midlands', 'West Midlands', 'the West Midlands'),
  place('birmingham', 'Birmingham'),
  place('wolverhampton', 'Wolverhampton'),
  place('black-country', 'Black Country', 'the Black Country'),
  place('dudley', 'Dudley'),
];

/** Offers that people search for, in the order of the sitemap (docs/specification.md, 2). */
export const offers: readonly PlaceOrOffer[] = [
  offer('cheap-cleaning', 'Cheap Cleaning', 'our prices start low and are fixed before we begin'),
  offer(
    'affordable-cleaning',
    'Affordable Cleaning',
    'we do keep our cleaning affordable: one hourly price and no call-out charge',
  ),
  offer(
    'budget-cleaning',
    'Budget Cleaning',
    'we do clean to a budget: name the sum and we will say what fits in it',
  ),
  offer(
    'same-day-cleaning',
    'Same-Day Cleaning',
    'we do offer same-day cleaning whenever a team is free: call us in the morning',
  ),
  offer(
    'eco-friendly-cleaning',
    'Eco-Friendly Cleaning',
    'we do clean with eco-friendly products, on every visit and at no extra cost',
  ),
];

/** The place or offer that an unknown path names, if it is one of ours; case and a final slash do not matter. */
export function placeOrOfferAt(pathname: string): PlaceOrOffer | undefined {
  const path = withoutFinalSlashes(pathname.toLowerCase());
  return [...places, ...offers].find((candidate) => candidate.path === path);
}
