import type { CompanyText } from '../content-rows.ts';

/** Who the company is. Placeholders: the first thing to change when the site becomes yours (README, "Make it yours"). */
export const company: CompanyText = {
  name: 'Brightwell Cleaning',
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
  areas: [
    'Walsall',
    'Birmingham',
    'Wolverhampton',
    'Dudley',
    'the Black Country',
    'the wider West Midlands',
  ],
  opening_hours: {
    monday: '8:00-18:00',
    tuesday: '8:00-18:00',
    wednesday: '8:00-18:00',
    thursday: '8:00-18:00',
    friday: '8:00-18:00',
    saturday: '8:00-16:00',
    sunday: null,
  },
  facebook: null,
  instagram: null,
  linkedin: null,
};
