import { defineKind } from '../define-kind';
import { type CommonField } from '../kind';
import { numeric } from '../numeric';
import { isWithin } from '../rules';
import { readWhole } from './integer';

/** One to five stars. */
export interface RatingField extends CommonField<number> {
  kind: 'rating';
}

export const MAX_STARS = 5;

/** "5.0", "5/5", "5 out of 5", "5 stars"; of another scale nobody's stars are guessed. */
const WITHOUT_SCALE =
  /^(\d)(?:[.,]0+)?(?:\s*(?:\/|(?:out )?of)\s*5(?:[.,]0+)?)?(?:\s*(?:stars?|★))?$/i;

const { column, validate, readable } = numeric<RatingField>(
  'smallint',
  readWhole,
  String,
  'whole number such as 5',
);

export const rating = defineKind<RatingField>()({
  column,
  validate,
  rules: ({ label }) => isWithin(label, [1, MAX_STARS]),
  fromText: (text) => WITHOUT_SCALE.exec(text)?.[1] ?? text,
  readable,
  readAs: 'nothing',
  filter: () => ({
    type: 'choice',
    choices: Array.from({ length: MAX_STARS }, (_, index) => ({
      value: MAX_STARS - index,
      label: starsOf(MAX_STARS - index),
    })),
  }),
  samples: () => [3, MAX_STARS],
});

export function starsOf(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`;
}
