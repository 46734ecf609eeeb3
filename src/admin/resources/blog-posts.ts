import { laterPart } from '../ui/later-part';
import type { ResourceParts } from '../crud/resource';
import { SearchResult } from '../preview/SearchResult';

export const blogPosts: ResourceParts = {
  views: {
    besideForm: laterPart(async () => (await import('../preview/BlogPostPreview')).BlogPostPreview),
    belowGroups: { 'Search and sharing': SearchResult },
  },
};
