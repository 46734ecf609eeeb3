import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';
import { LazyPageSearchResult } from '../preview/lazy-search-result';

export const pages: ResourceParts = {
  fields: {
    sections: {
      picture: lazyWithRetry(
        async () => (await import('../preview/SectionPicture')).SectionPicture,
        null,
      ),
    },
  },
  views: {
    belowGroups: { 'Search and sharing': LazyPageSearchResult },
    oncePublic: lazyWithRetry(
      async () => (await import('../features/menu/AddToMenu')).AddToMenu,
      null,
    ),
  },
};
