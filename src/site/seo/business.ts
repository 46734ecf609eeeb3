import { company as published } from '../../shared/company';
import { openingHours } from '../content/opening-hours';
import { formatPounds } from '../../shared/content/prices';
import type { Price } from '../../shared/content/site-content';
import publishedPrices from '../../shared/content/published/prices';
import { SOCIAL_PICTURE } from './head-tags';
import type { JsonLd } from './json-in-html';
import { absoluteUrl } from './site-origin';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Identifies the company among the nodes of all pages. */
export function businessId(origin: string): string {
  return absoluteUrl('/#business', origin);
}

/** The company as schema.org's LocalBusiness, from the same facts as the contact page and the price cards. */
export function business(origin: string): JsonLd {
  const company = published.get();
  const prices = publishedPrices.get();
  const pages = Object.values(company.social).filter((address: string) => address !== '');
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(origin),
    name: company.name,
    legalName: company.legalName,
    url: absoluteUrl('/', origin),
    image: absoluteUrl(SOCIAL_PICTURE.path, origin),
    telephone: company.phone,
    email: company.email,
    ...(pages.length > 0 && { sameAs: pages }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.locality,
      addressRegion: company.region,
      postalCode: company.postcode,
      addressCountry: company.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    areaServed: company.areas.map((area) => area.replace(/^the (wider )?/, '')),
    openingHoursSpecification: openingHours.get().flatMap(({ days, spans }) =>
      spans.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day]),
        opens: opens.padStart(5, '0'),
        closes: closingTime(opens, closes),
      })),
    ),
    ...(prices.length > 0 && { priceRange: priceRange(prices) }),
    currenciesAccepted: 'GBP',
    makesOffer: prices.map(offer),
  };
}

/** "2:00" after "20:00" is the next day's; of a whole day Google wants the last minute ("Local business", opening hours). */
function closingTime(opens: string, closes: string): string {
  if (closes !== '24:00') return closes.padStart(5, '0');
  return opens === '0:00' ? '23:59' : '00:00';
}

function priceRange(prices: readonly Price[]): string {
  const pounds = prices.map((price) => price.pounds);
  return `${formatPounds(Math.min(...pounds))}-${formatPounds(Math.max(...pounds))}`;
}

function offer({ name, suits, pounds, basis }: Price): JsonLd {
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
