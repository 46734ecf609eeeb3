import type { UseFormReturn } from 'react-hook-form';

/** Sets a value as if it was typed: checked again where it was refused. */
export function setAsTyped(
  { getFieldState, setValue }: Pick<UseFormReturn, 'getFieldState' | 'setValue'>,
  path: string,
  value: unknown,
): void {
  setValue(path, value, {
    shouldDirty: true,
    shouldTouch: true,
    shouldValidate: getFieldState(path).invalid,
  });
}
