import { plain, type CommonField, type FormValues, type Kind } from '../kind';

/** Stars, from one to five. */
export interface RatingField<Row = FormValues> extends CommonField<Row, number | null> {
  kind: 'rating';
}

export const MOST_STARS = 5;

export const rating: Kind<RatingField> = {
  ...plain,
  columnTypes: ['int2', 'int4', 'int8'],
  filter: () => ({
    type: 'choice',
    choices: Array.from({ length: MOST_STARS }, (_, index) => ({
      value: MOST_STARS - index,
      label: starsOf(MOST_STARS - index),
    })),
  }),
};

export function starsOf(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`;
}
