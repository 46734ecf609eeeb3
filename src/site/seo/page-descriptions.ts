import type { RoutePath } from '../../shared/route-table';

/**
 * The description of each screen that has one, for search engines: apart from the route table, so that no visitor waits
 * for words that the prerendered page has in its head.
 */
export const pageDescriptions: Partial<Record<RoutePath, string>> = {
  '/blog':
    'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
  '*': 'There is no page at this address.',
};
