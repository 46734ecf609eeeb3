import type { Written } from '../content-rows.ts';

/** docs/specification.md, 9. */
export const pricePlans: readonly Written<'price_plans'>[] = [
  {
    slug: 'basic',
    name: 'Basic Clean',
    amount: 2000,
    basis: 'per-hour',
    service: 'residential',
    suits: 'Regular upkeep of a home or a small workplace.',
    inclusions: [
      'All rooms dusted, vacuumed and mopped',
      'Kitchen surfaces and appliance fronts',
      'Bathrooms cleaned and disinfected',
      'About {{policy.standard-clean-hours}} hours for two bedrooms',
    ],
    popular: false,
  },
  {
    slug: 'deep',
    name: 'Deep Clean',
    amount: 2500,
    basis: 'per-hour',
    service: 'deep-cleaning',
    suits: 'A thorough reset, once or twice a year.',
    inclusions: [
      'Everything in the Basic Clean',
      'Oven, fridge and cupboards inside',
      'Limescale, grout and skirting boards',
      'Usually {{policy.deep-clean-hours}} hours',
    ],
    popular: true,
  },
  {
    slug: 'end-of-tenancy',
    name: 'End of Tenancy',
    amount: 15000,
    basis: 'from',
    service: 'end-of-tenancy',
    suits: 'Moving out, or getting ready for new tenants.',
    inclusions: [
      "Cleaned to the agents' check-out list",
      'Appliances and storage inside and out',
      'Dated list of the work for your agent',
      'Usually {{policy.deep-clean-hours}} hours',
    ],
    popular: false,
  },
];
