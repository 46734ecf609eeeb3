import type { Written } from '../content-rows.ts';
import { rowId } from './row-id.ts';

const sizes = (kinds: string[], names: readonly string[]): Written<'job_sizes'>[] =>
  names.map((name) => ({ name, kinds }));

/** Homes by bedrooms, workplaces by floor area. */
export const jobSizes: readonly Written<'job_sizes'>[] = [
  ...sizes(
    ['Flat', 'House'],
    ['1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms', '5 or more bedrooms'],
  ),
  ...sizes(
    ['Office', 'Shop, surgery or other workplace'],
    ['Up to 100 m²', '100 to 250 m²', '250 to 500 m²', 'More than 500 m²'],
  ),
];

/** Least and most hours of one cleaner, by size in order; sizes without have no guide price. */
export const hoursBySize = (...hours: readonly (readonly [least: number, most: number])[]) =>
  hours.map(([least, most], index) => ({ size: rowId('job_sizes', index + 1), least, most }));
