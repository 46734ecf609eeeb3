import { Rating } from '@mui/material';
import type { CellProps } from '../cell-props';
import { MOST_STARS, type RatingField } from '../../../schema/kinds/rating';

export function RatingCell({ value }: CellProps<RatingField>) {
  return (
    <Rating
      readOnly
      size="small"
      value={Number(value)}
      getLabelText={(stars) => `${stars} of ${MOST_STARS} stars`}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}
