import type { RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

/** Submits the form around an element with a record that becomes public then: a time, at once, or not yet. */
export function useSubmitAs(place: RefObject<HTMLElement | null>, column: string | undefined) {
  const { setValue } = useFormContext();
  return (publication: string | undefined) => {
    if (column) setValue(column, publication);
    place.current?.closest('form')?.requestSubmit();
  };
}
