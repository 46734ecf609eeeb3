import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';
import { PageSearchResult } from '../preview/SearchResult';

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
    belowGroups: { 'Search and sharing': PageSearchResult },
    oncePublic: lazyWithRetry(
      async () => (await import('../features/menu/AddToMenu')).AddToMenu,
      null,
    ),
  },
};
