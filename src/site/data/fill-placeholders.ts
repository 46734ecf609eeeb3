import prices from 'virtual:content/price_plans';
import areas from 'virtual:content/served_areas';
import { company } from '../../shared/company';
import { featureFlags } from '../../shared/feature-flags';
import { fillWith, type Fill } from '../../shared/content/placeholders';

/** Fills placeholders with the current company and prices. */
export const currentFill = (): Fill =>
  fillWith(company.get(), areas.get(), prices.get(), featureFlags());
