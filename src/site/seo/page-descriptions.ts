import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';
import type { RoutePath } from '../../shared/route-table';

/**
 * The description of each page that has one, for search engines: apart from the route table, so that no visitor waits
 * for words that the prerendered page has in its head.
 */
export const pageDescriptions = derivedContent([company], ({ name, locality }) => {
  const descriptions: Partial<Record<RoutePath, string>> = {
    '/blog':
      'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
    '/contact': `Call, write or send an enquiry to ${name} in ${locality}. We reply with a free quote within 24 hours.`,
    '*': 'There is no page at this address.',
  };
  return descriptions;
});
