import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Fill } from '../../shared/content/placeholders';
import { useFillPlaceholders } from '../data/placeholder-values';
import { referredTypes } from '../../content-types/derive-public-types';
import { contentTypes } from '../../content-types/registry';
import type { FormValues } from '../../schema/kind';
import type { Reader } from '../../schema/reader';
import type { ContentType } from '../../schema/content-type';
import { project } from '../../shared/supabase';
import { readNamedRecords } from '../../site/data/named-records';
import { previewedRow } from './previewed-row';

const MINUTE_MS = 60_000;

/** The form's values as a renderable row, with placeholder values and referenced records. */
export function usePreviewedRow(schema: ContentType): {
  row: FormValues;
  fill: Fill;
  record: Reader['record'] | undefined;
} {
  // Keys have priority.
  const values = useDeferredValue(useWatch<FormValues>());
  const mayQuote = [schema.quotes, schema.fills].some((columns) => columns?.length);
  const row = useMemo(() => previewedRow(schema, values), [schema, values]);
  const fill = useFillPlaceholders(mayQuote);
  return { row, fill, record: useNamedRecords(schema, fill) };
}

/** Titles of referenced public records. */
function useNamedRecords({ fields }: ContentType, fill: Fill): Reader['record'] | undefined {
  const types = useMemo(() => referredTypes(fields, contentTypes), [fields]);
  const { data } = useQuery({
    queryKey: ['named records', types],
    queryFn: ({ signal }) => readNamedRecords(project, types, fill, signal),
    enabled: types.length > 0,
    staleTime: MINUTE_MS,
  });
  return data;
}
