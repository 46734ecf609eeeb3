import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';

export const company: ResourceParts = {
  views: {
    belowGroups: {
      'Place on the map': lazyWithRetry(
        async () => (await import('../features/company/PlaceOnMap')).PlaceOnMap,
        null,
      ),
    },
  },
};
