import { Rating } from '@mui/material';
import { MAX_STARS, type RatingField } from '../../../schema/kinds/rating';
import type { CellProps } from '../kind-props';

export default function RatingCell({ value }: CellProps<RatingField>) {
  return (
    <Rating
      readOnly
      size="small"
      value={Number(value)}
      getLabelText={(stars) => `${stars} of ${MAX_STARS} stars`}
      sx={{ verticalAlign: 'middle' }}
    />
  );
}
