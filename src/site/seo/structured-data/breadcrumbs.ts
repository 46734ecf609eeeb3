import { siteEntries } from '../../site-entries';
import type { JsonLd } from '../json-in-html';
import { absoluteUrl } from '../site-origin';

interface Step {
  label: string;
  path: string;
}

/** The way from the home page to a page: one step for each part of its path that is a page. */
export function breadcrumbs(page: Step, origin: string): JsonLd {
  const parents = siteEntries.filter(
    ({ path }) => path === '/' || page.path.startsWith(`${path}/`),
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, page].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(path, origin),
    })),
  };
}
