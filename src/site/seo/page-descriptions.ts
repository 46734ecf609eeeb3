import { company } from '../../shared/company';
import type { RoutePath } from '../../shared/route-table';

/**
 * The description of each page that has one, for search engines: apart from the route table, so that no visitor waits
 * for words that the prerendered page has in its head.
 */
export const pageDescriptions: Partial<Record<RoutePath, string>> = {
  '/': `${company.name} cleans homes, offices and rentals in Walsall, Birmingham, Wolverhampton, Dudley and the Black Country. Ask for a free quote.`,
  '/about': `Who ${company.name} is: a local team, five years of spotless homes and workplaces, and the values we clean by.`,
  '/services':
    'Residential, commercial, deep, end of tenancy, office and carpet cleaning: what each includes, and what it costs.',
  '/blog':
    'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
  '/contact': `Call, write or send an enquiry to ${company.name} in ${company.locality}. We reply with a free quote within 24 hours.`,
  '/sitemap': `Every page of the ${company.name} website in one list.`,
  '/privacy-policy': `What ${company.name} does with personal data, and what this website stores: nothing.`,
  '/terms-of-service': `The terms on which ${company.name} cleans: bookings, cancellations, prices and complaints.`,
  '*': 'There is no page at this address.',
};
