import { laterPart, lazyPart } from '../ui/later-part';
import type { ResourceParts } from '../crud/resource';

/** A price names its service by the address that is written, or by the site's own as long as nobody has written any. */
export const pricePlans: ResourceParts = {
  fields: {
    service: {
      input: lazyPart(async () => (await import('./ServiceChoice')).ServiceChoice),
      cell: laterPart(async () => (await import('./ServiceTitle')).ServiceTitle),
    },
  },
};
