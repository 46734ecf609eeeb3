import { useMemo } from 'react';
import type { InputProps } from '../input-props';
import { RepeatInput } from '../repeat/Input';
import { asRepeat, type ImagesField } from '../../../schema/kinds/images';

export function ImagesInput({ field, ...props }: InputProps<ImagesField>) {
  const pictures = useMemo(() => asRepeat(field), [field]);
  return <RepeatInput {...props} field={pictures} />;
}
