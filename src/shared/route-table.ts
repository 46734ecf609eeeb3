import { company } from './company';

interface RouteEntry {
  path: string;
  /** The route's name in menus and link lists. */
  label: string;
  /** Title of the document, without the company's name; a screen that has none here sets its own. */
  title?: string;
  /** Description of the document, for search engines. */
  description?: string;
  /** Where the route is linked from. */
  inNavigation?: boolean;
  inFooter?: boolean;
  sitemap?: 'main' | 'legal';
}

/**
 * Every address of the site and what is said about it (spec, section 2), in the order of the navigation bar.
 * Router, navigation bar, footer, sitemap and prerendering walk over this table; routes.tsx adds the screens.
 */
export const routeTable = [
  {
    path: '/',
    label: 'Home',
    title: 'Home and business cleaning in the West Midlands',
    description: `${company.name} cleans homes, offices and rentals in Walsall, Birmingham, Wolverhampton, Dudley and the Black Country. Ask for a free quote.`,
    inNavigation: true,
    sitemap: 'main',
  },
  {
    path: '/about',
    label: 'About',
    title: 'About us',
    description: `Who ${company.name} is: a local team, five years of spotless homes and workplaces, and the values we clean by.`,
    inNavigation: true,
    sitemap: 'main',
  },
  {
    path: '/services',
    label: 'Services',
    title: 'Cleaning services and prices',
    description:
      'Residential, commercial, deep, end of tenancy, office and carpet cleaning: what each includes, and what it costs.',
    inNavigation: true,
    sitemap: 'main',
  },
  {
    path: '/blog',
    label: 'Blog',
    title: 'Cleaning tips and insights',
    description:
      'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
    inNavigation: true,
    sitemap: 'main',
  },
  { path: '/blog/:slug', label: 'Blog post' },
  { path: '/admin', label: 'Admin', inNavigation: true },
  {
    path: '/contact',
    label: 'Contact',
    title: 'Contact us',
    description: `Call, write or send an enquiry to ${company.name} in ${company.locality}. We reply with a free quote within 24 hours.`,
    inNavigation: true,
    sitemap: 'main',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    title: 'Sitemap',
    description: `Every page of the ${company.name} website in one list.`,
    inFooter: true,
  },
  {
    path: '/privacy-policy',
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description: `What ${company.name} does with personal data, and what this website stores: nothing.`,
    inFooter: true,
    sitemap: 'legal',
  },
  {
    path: '/terms-of-service',
    label: 'Terms of Service',
    title: 'Terms of Service',
    description: `The terms on which ${company.name} cleans: bookings, cancellations, prices and complaints.`,
    inFooter: true,
    sitemap: 'legal',
  },
  {
    path: '*',
    label: 'Not found',
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
] as const satisfies readonly RouteEntry[];

export type RoutePath = (typeof routeTable)[number]['path'];

/** The same table for code that asks each route the same question. */
export const routeEntries: readonly (RouteEntry & { path: RoutePath })[] = routeTable;
