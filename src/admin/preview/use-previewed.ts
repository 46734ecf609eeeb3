import { useQuery } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fillPlaceholders, type PlaceholderValues } from '../../shared/content/placeholders';
import type { Fill } from '../../shared/content/shown-row';
import { PREVIEW_DELAY_MS } from './PreviewPanel';
import { quotedFigures } from '../data/quoted-figures';
import type { FormValues } from '../../schema/kind';
import type { ContentType } from '../../schema/content-type';
import { previewedRow } from './previewed-row';

const NOTHING_KNOWN: PlaceholderValues = new Map();

/** The form's values as a row that can be shown at any moment, and how its texts are filled in. */
export function usePreviewed(schema: ContentType): { row: FormValues; fill: Fill } {
  const values = useSettledValues();
  const { data: figures = NOTHING_KNOWN } = useQuery(quotedFigures);
  const row = useMemo(() => previewedRow(schema, values), [schema, values]);
  const fill = useCallback((text: string) => fillPlaceholders(text, figures), [figures]);
  return { row, fill };
}

/** The form's values once typing has stood still; between two letters nothing is drawn. */
function useSettledValues(): FormValues {
  const { getValues, subscribe } = useFormContext();
  const [values, setValues] = useState<FormValues>(() => getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        // react-hook-form changes its values in place.
        timer = setTimeout(
          () => startTransition(() => setValues({ ...getValues() })),
          PREVIEW_DELAY_MS,
        );
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, subscribe]);
  return values;
}
