import type { PropertySize } from './quote-questions';
import type { ServiceId } from './services';
import { prices, type Price } from './prices';

/** From how many to how many hours one cleaner works. */
export type Hours = readonly [least: number, most: number];

type HoursBySize = Partial<Record<PropertySize, Hours>>;

const basicHours: HoursBySize = {
  '1 bedroom': [2, 2],
  '2 bedrooms': [2, 3],
  '3 bedrooms': [3, 4],
  '4 bedrooms': [4, 5],
  '5 or more bedrooms': [5, 7],
  'Up to 100 m²': [1, 2],
  '100 to 250 m²': [2, 4],
  '250 to 500 m²': [4, 7],
};

const deepHours: HoursBySize = {
  '1 bedroom': [4, 5],
  '2 bedrooms': [4, 6],
  '3 bedrooms': [5, 7],
  '4 bedrooms': [6, 8],
  '5 or more bedrooms': [8, 10],
  'Up to 100 m²': [4, 6],
  '100 to 250 m²': [6, 10],
  '250 to 500 m²': [10, 16],
};

const moveOutHours: HoursBySize = {
  '1 bedroom': [4, 5],
  '2 bedrooms': [5, 7],
  '3 bedrooms': [6, 8],
  '4 bedrooms': [7, 10],
  '5 or more bedrooms': [9, 12],
};

export interface Costing {
  hours: HoursBySize;
  hourly: Price;
  /** What the whole costs at least. */
  least?: Price;
}

/** What a guide price is made of; a service that is not here is priced when more is known. */
export const costings: Partial<Record<ServiceId, Costing>> = {
  residential: { hours: basicHours, hourly: prices.basic },
  commercial: { hours: basicHours, hourly: prices.basic },
  office: { hours: basicHours, hourly: prices.basic },
  'deep-cleaning': { hours: deepHours, hourly: prices.deep },
  'end-of-tenancy': { hours: moveOutHours, hourly: prices.deep, least: prices.endOfTenancy },
};
