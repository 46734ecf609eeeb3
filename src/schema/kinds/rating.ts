import { plain, type CommonField, type FormValues, type Kind } from '../kind';

/** Stars, from 1 to `max`. */
export interface RatingField<Row = FormValues> extends CommonField<Row, number | null> {
  kind: 'rating';
  /** 5 when left out. */
  max?: number;
}

export const MOST_STARS = 5;

export const rating: Kind<RatingField> = {
  ...plain,
  columnTypes: ['int2', 'int4', 'int8'],
  filter: ({ max = MOST_STARS }) => ({
    type: 'choice',
    choices: Array.from({ length: max }, (_, index) => ({
      value: max - index,
      label: starsOf(max - index),
    })),
  }),
};

export function starsOf(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`;
}
