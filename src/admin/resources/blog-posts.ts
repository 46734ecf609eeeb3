import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';
import { SearchResult } from '../preview/SearchResult';

export const blogPosts: ResourceParts = {
  views: {
    besideForm: lazyWithRetry(
      async () => (await import('../preview/BlogPostPreview')).BlogPostPreview,
      null,
    ),
    belowGroups: { 'Search and sharing': SearchResult },
  },
};
