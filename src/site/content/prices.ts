import { policies } from './policies';
import type { ServiceId } from './services';

export interface Price {
  name: string;
  /** The service that it is the price of. */
  service: ServiceId;
  /** Pounds sterling: for each hour of one cleaner, or the least that a whole job costs. */
  pounds: number;
  basis: 'per-hour' | 'from';
  suits: string;
  inclusions: readonly string[];
  popular?: boolean;
}

/** The three price cards (spec, section 9): the only place where a price is written. */
export const prices = {
  basic: {
    name: 'Basic Clean',
    service: 'residential',
    pounds: 20,
    basis: 'per-hour',
    suits: 'Regular upkeep of a home or a small workplace.',
    inclusions: [
      'All rooms dusted, vacuumed and mopped',
      'Kitchen surfaces and appliance fronts',
      'Bathrooms cleaned and disinfected',
      `About ${policies.standardCleanHours} hours for two bedrooms`,
    ],
  },
  deep: {
    name: 'Deep Clean',
    service: 'deep-cleaning',
    pounds: 25,
    basis: 'per-hour',
    suits: 'A thorough reset, once or twice a year.',
    popular: true,
    inclusions: [
      'Everything in the Basic Clean',
      'Oven, fridge and cupboards inside',
      'Limescale, grout and skirting boards',
      `Usually ${policies.deepCleanHours} hours`,
    ],
  },
  endOfTenancy: {
    name: 'End of Tenancy',
    service: 'end-of-tenancy',
    pounds: 150,
    basis: 'from',
    suits: 'Moving out, or getting ready for new tenants.',
    inclusions: [
      "Cleaned to the agents' check-out list",
      'Appliances and storage inside and out',
      'Dated list of the work for your agent',
      `Usually ${policies.deepCleanHours} hours`,
    ],
  },
} as const satisfies Record<string, Price>;

/** The price that a service is asked for by, if it has one. */
export function priceOf(service: ServiceId): Price | undefined {
  return Object.values<Price>(prices).find((price) => price.service === service);
}

/** The lowest hourly rate: "from £20 an hour". */
export function fromHourlyRate(): string {
  const rates = Object.values<Price>(prices).filter(({ basis }) => basis === 'per-hour');
  return `from £${Math.min(...rates.map(({ pounds }) => pounds))} an hour`;
}

type Amount = Pick<Price, 'pounds' | 'basis'>;

/** The pieces of a price, for setting the amount larger than what qualifies it. */
export function priceParts({ pounds, basis }: Amount) {
  return {
    before: basis === 'from' ? 'from ' : '',
    amount: `£${pounds}`,
    after: basis === 'per-hour' ? '/hour' : '',
  };
}

/** A price as visitors read it: "£20/hour" or "from £150". */
export function formatPrice(price: Amount): string {
  const { before, amount, after } = priceParts(price);
  return before + amount + after;
}
