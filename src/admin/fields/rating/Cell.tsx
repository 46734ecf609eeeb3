import { Rating } from '@mui/material';
import type { CellProps } from '../cell-props';
import { MOST_STARS, type RatingField } from '../../../schema/kinds/rating';

export function RatingCell({ field, value }: CellProps<RatingField>) {
  const { max = MOST_STARS } = field;
  return (
    <Rating
      readOnly
      size="small"
      max={max}
      value={Number(value)}
      getLabelText={(stars) => `${stars} of ${max} stars`}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}
