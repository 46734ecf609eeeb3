import { useRecordContext } from 'react-admin';
import { get, useFieldArray, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { InputProps } from './kind-props';

/** The items of a repeat, and their error as a whole. */
export function useItems({ source, validate }: Pick<InputProps<unknown>, 'source' | 'validate'>) {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  // `formState` of useFormContext would rerender the whole form at every change.
  const { errors } = useFormState({ name: source });
  const items = useFieldArray({
    name: source,
    // Not `id`: sections have stored ids of their own.
    keyName: 'key',
    rules: {
      validate: async (value: unknown) => {
        const problem: unknown = await validate(value, getValues(), { record, source });
        return typeof problem === 'string' ? problem : undefined;
      },
    },
  });
  const error: FieldError | undefined = get(errors, source);
  return { items, error: error?.root?.message ?? error?.message };
}
