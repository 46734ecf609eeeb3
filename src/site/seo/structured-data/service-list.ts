import { company } from '../../../shared/company';
import { serviceHref, services } from '../../content/services';
import type { JsonLd } from '../json-in-html';
import { absoluteUrl } from '../site-origin';
import { businessId } from './business';

/** The services, each with the anchor that opens its tab. */
export function serviceList(origin: string): JsonLd[] {
  return services.map(({ id, title, summary }) => ({
    '@type': 'Service',
    '@id': absoluteUrl(serviceHref(id), origin),
    name: title,
    description: summary,
    url: absoluteUrl(serviceHref(id), origin),
    areaServed: company.region,
    provider: { '@id': businessId(origin) },
  }));
}
