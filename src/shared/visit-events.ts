/** What of a visit is counted (count_visit in supabase/schemas), as the admin calls it. */
export const EVENTS = {
  visit: 'Visits',
  enquiry: 'Enquiries',
  tel: 'Telephone',
  mailto: 'E-mail',
  'wa.me': 'WhatsApp',
  form: 'Forms begun',
  outside: 'Postcodes not served',
} as const;

export type VisitEvent = keyof typeof EVENTS;

/** Parts of hosts, or a `utm_source`, that tell where a visit comes from; any other is a "website", none is "direct". */
export const SOURCES = 'maps google bing facebook instagram nextdoor checkatrade yell'.split(' ');
