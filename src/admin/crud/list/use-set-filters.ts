import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../../schema/kind';

/**
 * Narrows the list otherwise than by typing, and lets the form of the filters show it: react-admin's takes the first
 * change after typing for the typed one, and would bring back at the next key what was cleared.
 */
export function useSetFilters(): (filter: FormValues) => void {
  const { setFilters } = useListContext();
  const { reset, getValues } = useFormContext();
  return (filter) => {
    reset({ ...blank(getValues()), ...filter });
    setFilters(filter, {});
  };
}

/** The same where the list has been cleared from outside the form. */
export function ResetClearedFilters() {
  const { filterValues } = useListContext();
  const { reset, getValues } = useFormContext();
  const isWhole = Object.keys(filterValues).length === 0;
  useEffect(() => {
    if (isWhole) reset(blank(getValues()));
  }, [isWhole, reset, getValues]);
  return null;
}

/** An input that is given nothing keeps what it holds. */
function blank(values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}
