import type { company } from '../../src/content-types/company.ts';
import type { pricePlans } from '../../src/content-types/price-plans.ts';
import type { services } from '../../src/content-types/services.ts';
import type { testimonials } from '../../src/content-types/testimonials.ts';
import type { Readable } from '../../src/schema/readable.ts';
import { readContent } from '../../src/site/data/read-content.ts';
import { firstSource } from './first-source.ts';

interface FirstContent {
  company: [Readable<typeof company>];
  price_plans: Readable<typeof pricePlans>[];
  services: Readable<typeof services>[];
  testimonials: Readable<typeof testimonials>[];
}

const signal = AbortSignal.timeout(10_000);

/** What visitors read of a new site, for tests that are no modules of Vite's. */
export const firstContent = (await readContent(firstSource, { flags: {}, signal }))
  .rows as unknown as FirstContent;
