import prices from 'virtual:content/price_plans';
import { company } from '../../shared/company';
import { fillWith, type Fill } from '../../shared/content/placeholders';

/** Fills placeholders with what the site says of company and prices at this moment. */
export const currentFill = (): Fill =>
  fillWith(company.get(), prices.get(), import.meta.env.VITE_ENQUIRIES);
