import { lazyWithRetry } from '../ui/lazy-with-retry';
import type { ResourceParts } from '../crud/resource';
import { SearchResultPlace } from '../preview/SearchResult';

const SearchResultOfPage = lazyWithRetry(
  async () => (await import('../preview/PageSearchResult')).PageSearchResult,
  SearchResultPlace,
);

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
    belowGroups: { 'Search and sharing': SearchResultOfPage },
    oncePublic: lazyWithRetry(
      async () => (await import('../features/menu/AddToMenu')).AddToMenu,
      null,
    ),
  },
};
