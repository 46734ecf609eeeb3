import type { Written } from '../content-rows.ts';

/** Example data, to be replaced first (README, "Make it yours"). */
export const company: Written<'company'> = {
  name: 'Brightwell Cleaning',
  slogan: 'Homes and workplaces, properly cleaned by people from round here.',
  legal_name: 'Brightwell Cleaning Ltd',
  phone: '0121 496 0123',
  whatsapp: '07700 900123',
  email: 'hello@example.com',
  street: '1 Example Street',
  locality: 'Walsall',
  region: 'West Midlands',
  postcode: 'WS1 1XX',
  latitude: 52.5862,
  longitude: -1.9829,
  opening_hours: {
    monday: '8:00-18:00',
    tuesday: '8:00-18:00',
    wednesday: '8:00-18:00',
    thursday: '8:00-18:00',
    friday: '8:00-18:00',
    saturday: '8:00-16:00',
    sunday: null,
  },
  // docs/specification.md, 9.
  quote_reply_hours: 24,
  scheduling_business_days: '2-3',
  standard_clean_hours: '2-3',
  deep_clean_hours: '4-8',
  cancellation_notice_hours: 24,
  late_cancellation_fee_percent: 50,
  issue_report_hours: 24,
  satisfaction_percent: 100,
  blog_title: 'Cleaning Tips & Insights',
  blog_intro:
    'What we have learned in other people’s kitchens, offices and hallways, written down so that yours takes less time.',
  blog_description:
    'Practical advice from people who clean for a living: stains, tenancies, seasons and greener products.',
  business_type: 'LocalBusiness',
  social_alt: 'a sunlit, freshly cleaned room',
  facebook: null,
  instagram: null,
  linkedin: null,
};
