import { postPath } from '../../shared/blog.ts';
import type { PageLink } from '../page-link.ts';

/** How many the sitemap page names (docs/specification.md, 2). */
const NAMED = 3;

/** Of the sample posts. */
export const popularArticles: readonly PageLink[] = [
  {
    path: postPath('the-saturday-morning-reset-a-two-hour-house-clean'),
    title: 'The Saturday Morning Reset: A Two-Hour House Clean',
  },
  {
    path: postPath('how-to-lift-common-carpet-stains'),
    title: 'How to Lift Common Carpet Stains',
  },
  {
    path: postPath('the-end-of-tenancy-cleaning-checklist'),
    title: 'The End of Tenancy Cleaning Checklist',
  },
];

/**
 * The articles that the sitemap page names: of those above the ones that are there, then the newest.
 * @param posts all that visitors can read, newest first
 */
export function popularAmong(posts: readonly PageLink[]): readonly PageLink[] {
  const named = popularArticles.flatMap(
    ({ path }) => posts.find((post) => post.path === path) ?? [],
  );
  return [...new Set([...named, ...posts])].slice(0, NAMED);
}
