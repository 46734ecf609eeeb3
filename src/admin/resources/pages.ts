import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';

export const pages: ResourceParts = {
  views: {
    besideForm: lazyWithRetry(
      async () => (await import('../preview/PagePreview')).PagePreview,
      null,
    ),
  },
};
