import { startTransition, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Fill } from '../../shared/content/shown-row';
import { useFillPlaceholders } from '../data/quoted-figures';
import type { FormValues } from '../../schema/kind';
import { columnsOfKind, type ContentType } from '../../schema/content-type';
import { previewedRow } from './previewed-row';

/** The form's values as a row that can be shown at any moment, and how its texts are filled in. */
export function usePreviewed(schema: ContentType): { row: FormValues; fill: Fill } {
  const values = useFollowedValues();
  const mayQuote = schema.quotes !== undefined || columnsOfKind(schema, 'sections').length > 0;
  const row = useMemo(() => previewedRow(schema, values), [schema, values]);
  return { row, fill: useFillPlaceholders(mayQuote) };
}

/** The form's values right after each change, drawn in slices: the next key comes first. */
function useFollowedValues(): FormValues {
  const { getValues, subscribe } = useFormContext();
  const [values, setValues] = useState<FormValues>(() => getValues());
  useEffect(() => {
    let timer: number | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        // Several changes of one key are drawn once.
        timer ??= window.setTimeout(() => {
          timer = undefined;
          // react-hook-form changes its values in place.
          startTransition(() => setValues({ ...getValues() }));
        });
      },
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, subscribe]);
  return values;
}
