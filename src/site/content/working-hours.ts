import type { pricePlans } from '../../content-types/price-plans';
import type { Readable } from '../../schema/readable';
import type { PropertySize } from './quote-questions';
import type { Service, ServiceId } from './services';

export type Price = Pick<Readable<typeof pricePlans>, 'slug' | 'costed_as' | 'amount' | 'basis'>;

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

interface Costing {
  hours: HoursBySize;
  hourly: Price;
  /** What the whole costs at least. */
  least?: Price;
}

/** By which prices of the list a service is costed. */
export const costings: Readonly<
  Record<ServiceId, { hours: HoursBySize; hourly: string; least?: string }>
> = {
  residential: { hours: basicHours, hourly: 'basic' },
  commercial: { hours: basicHours, hourly: 'basic' },
  office: { hours: basicHours, hourly: 'basic' },
  'deep-cleaning': { hours: deepHours, hourly: 'deep' },
  'end-of-tenancy': { hours: moveOutHours, hourly: 'deep', least: 'end-of-tenancy' },
};

/** The price that texts quote by this name (`{{price.basic}}`), or that was called so before. */
export function priceNamed(name: string | undefined, prices: readonly Price[]): Price | undefined {
  if (name === undefined) return undefined;
  const bears = (column: 'slug' | 'costed_as') => prices.find((price) => price[column] === name);
  return bears('slug') ?? bears('costed_as');
}

/** What a guide price is made of; a service without one, or whose price staff have removed, is priced when more is known. */
export function costingOf(
  { slug, costed_as }: Pick<Service, 'slug' | 'costed_as'>,
  prices: readonly Price[],
): Costing | undefined {
  const costing = costings[String(costed_as || slug)];
  const least = priceNamed(costing?.least, prices);
  // Staff may price by the hour what the site prices as a whole.
  const hourly = least?.basis === 'per-hour' ? least : priceNamed(costing?.hourly, prices);
  if (hourly?.basis !== 'per-hour') return undefined;
  return { hours: costing?.hours ?? {}, hourly, least };
}
