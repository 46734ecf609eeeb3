import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { MultilineField } from '../../../schema/kinds/multiline';

const ROWS = 3;
/** As high as MUI makes it once it can measure, which it cannot while the page is drawn beside the document. */
const AT_LEAST = { '& textarea[rows]': { minHeight: `${ROWS}lh` } };

export function MultilineInput({ field, source, validate }: InputProps<MultilineField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      multiline
      minRows={ROWS}
      inputProps={{ rows: ROWS }}
      sx={AT_LEAST}
    />
  );
}
