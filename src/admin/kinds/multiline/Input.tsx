import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { MultilineField } from './kind';

const ROWS = 3;

export function MultilineInput({ field, source, validate }: InputProps<MultilineField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      multiline
      minRows={ROWS}
      // As high as MUI makes it once it can measure.
      inputProps={{ rows: ROWS }}
    />
  );
}
