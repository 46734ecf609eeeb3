import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { siblingPath } from '../../schema/field-paths';

/** Sets a picture as its own input does: by an event, unlike a restored value. */
export function choosePicture({ register }: UseFormReturn, path: string, picture: unknown): void {
  void register(path).onChange({ target: { name: path, value: picture }, type: 'change' });
}

/**
 * The picture that a field describes. Calls back when somebody chooses or removes it: what was said of the former one
 * is not of it.
 */
export function useChosenPicture(
  { field, source }: { field: { of: string }; source: string },
  onChosen: (picture: unknown) => void,
): unknown {
  const path = siblingPath(source, field.of);
  const { getValues, subscribe } = useFormContext();
  const tell = useEffectEvent(onChosen);
  useEffect(
    () =>
      subscribe({
        name: path,
        exact: true,
        formState: { values: true },
        callback: ({ type }) => {
          // Later: who watches is yet to be told the values of this change.
          if (type === 'change') queueMicrotask(() => tell(getValues(path)));
        },
      }),
    [path, getValues, subscribe],
  );
  return useWatch({ name: path });
}
