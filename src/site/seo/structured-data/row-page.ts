import type { JsonLd } from '../json-in-html';
import type { RowFacts } from '../row-facts';
import { absoluteUrl } from '../site-origin';
import { breadcrumbs } from './breadcrumbs';
import { business, businessId } from './business';

/** A record with a page of its own. */
export function rowPage(row: RowFacts, origin: string): JsonLd[] {
  const { path, title, description, picture, node } = row;
  return [
    {
      '@type': 'WebPage',
      name: title,
      ...(description && { description }),
      url: absoluteUrl(path, origin),
      ...(picture && { image: absoluteUrl(picture, origin) }),
      inLanguage: 'en-GB',
      publisher: { '@id': businessId(origin) },
      ...node,
    },
    business(origin),
    breadcrumbs({ label: title, path }, origin),
  ];
}
