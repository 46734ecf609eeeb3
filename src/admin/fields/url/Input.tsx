import { LineInput } from '../LineInput';
import type { InputProps } from '../input-props';
import type { UrlField } from '../../../schema/kinds/url';

export function UrlInput({ field, source, validate }: InputProps<UrlField>) {
  return (
    <LineInput
      {...{ field, source, validate }}
      autoComplete="off"
      inputProps={{ inputMode: 'url' }}
    />
  );
}
