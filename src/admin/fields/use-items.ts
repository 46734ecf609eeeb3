import { useRecordContext } from 'react-admin';
import { get, useFieldArray, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import type { InputProps } from './kind-props';

/** The items of a field that holds several groups, and what is wrong with them as a whole. */
export function useItems({ source, validate }: Pick<InputProps<unknown>, 'source' | 'validate'>) {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  // Not the form's own state, which would render the whole form anew at every change.
  const { errors } = useFormState({ name: source });
  const items = useFieldArray({
    name: source,
    // What items are told apart by here: sections have ids of their own, which are stored.
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
