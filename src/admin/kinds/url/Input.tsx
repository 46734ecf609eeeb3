import { LineInput } from '../../inputs/LineInput';
import type { InputProps } from '../../views/form/input-props';
import type { UrlField } from './kind';

export function UrlInput({ field, source, validate }: InputProps<UrlField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'url' }}
    />
  );
}
