import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';

/** A price names its service by the address that is written, or by the site's own as long as nobody has written any. */
export const pricePlans: ResourceParts = {
  fields: {
    service: {
      input: lazyWithRetry(async () => (await import('./ServiceOfPrice')).ServiceChoice),
      cell: lazyWithRetry(async () => (await import('./ServiceOfPrice')).ServiceTitle, null),
    },
  },
};
