import prices from 'virtual:content/price_plans';
import areas from 'virtual:content/served_areas';
import { isClosedAt } from '../../shared/content/site-notice';
import { company as published } from '../../shared/company';
import { international } from '../../shared/formats/telephone-links';
import { openingHoursRows } from '../view-models/opening-hours';
import { extreme } from '../../shared/content/prices';
import { socialPages } from '../view-models/contact';
import { SOCIAL_PICTURE } from './head-tags';
import type { JsonLd } from './json-in-html';
import { absoluteUrl } from './site-origin';

const COUNTRY = 'GB';
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `@id` of the company's node, the same on all pages. */
export function businessId(origin: string): string {
  return absoluteUrl('/#business', origin);
}

/** schema.org LocalBusiness. */
export function business(origin: string): JsonLd {
  const company = published.get();
  const all = prices.get();
  const pages = socialPages(company).flatMap(({ address }) => address || []);
  return {
    '@type': company.business_type,
    '@id': businessId(origin),
    name: company.name,
    legalName: company.legal_name,
    url: absoluteUrl('/', origin),
    image: absoluteUrl(SOCIAL_PICTURE.path, origin),
    telephone: `+${international(company.phone)}`,
    email: company.email,
    ...(pages.length > 0 && { sameAs: pages }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.locality,
      addressRegion: company.region,
      postalCode: company.postcode,
      addressCountry: COUNTRY,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: company.latitude,
      longitude: company.longitude,
    },
    areaServed: areas.get().map(({ name }) => name),
    // Closed until further notice, a search engine would still say "open" by these.
    ...((company.notice_until || !isClosedAt(company, Date.now())) && {
      openingHoursSpecification: openingHoursRows.get().flatMap(({ days, spans }) =>
        spans.map(({ opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => DAYS[day]),
          opens: opens.padStart(5, '0'),
          closes: closingTime(opens, closes),
        })),
      ),
    }),
    ...closedDays(company),
    ...(all.length > 0 && { priceRange: priceRange(all) }),
    currenciesAccepted: 'GBP',
    makesOffer: all.map(offer),
  };
}

/** "24:00" is the next day's "00:00"; for 24 hours, Google requires "23:59" ("Local business", opening hours). */
function closingTime(opens: string, closes: string): string {
  if (closes !== '24:00') return closes.padStart(5, '0');
  return opens === '0:00' ? '23:59' : '00:00';
}

/** Opening and closing at midnight means closed all day (Google, "Local business", seasonal hours). */
function closedDays({ notice, notice_closes, notice_from, notice_until }: Company): JsonLd {
  if (!notice || !notice_closes) return {};
  return {
    specialOpeningHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      ...(notice_from && { validFrom: notice_from }),
      ...(notice_until && { validThrough: notice_until }),
    },
  };
}

type Company = ReturnType<typeof published.get>;
type Price = ReturnType<typeof prices.get>[number];

function priceRange(all: readonly Price[]): string {
  return `${extreme(all)?.amount.text}-${extreme(all, Math.max)?.amount.text}`;
}

function offer({ name, suits, amount, basis }: Price): JsonLd {
  const pounds = amount.amount / 100;
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description: suits },
    priceSpecification:
      basis === 'from'
        ? { '@type': 'PriceSpecification', minPrice: pounds, priceCurrency: 'GBP' }
        : {
            '@type': 'UnitPriceSpecification',
            price: pounds,
            priceCurrency: 'GBP',
            unitText: 'hour',
          },
  };
}
