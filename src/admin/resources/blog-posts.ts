import { queryClient } from '../data/query-client';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';
import { LazyPostSearchResult } from '../preview/lazy-search-result';

export const blogPosts: ResourceParts = {
  fields: {
    author_id: {
      cell: lazyWithRetry(
        async () => (await import('../features/people/AuthorName')).AuthorName,
        null,
      ),
      texts: async () => {
        const { authorsQuery } = await import('../data/authors');
        return queryClient.fetchQuery(authorsQuery);
      },
    },
  },
  views: { belowGroups: { 'Search and sharing': LazyPostSearchResult } },
};
