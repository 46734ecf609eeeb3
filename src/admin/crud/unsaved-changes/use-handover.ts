import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import type { FormValues } from '../../../schema/kind';
import { focusedField, focusField, type FieldPlace } from '../../fields/open-field';
import { keepChanges, removeChanges } from './stored-changes';

interface Handover {
  /** The form that goes on with it. */
  name: string;
  /** By which this device keeps it until then. */
  id: string;
  values: FormValues;
  place?: FieldPlace;
}

/** Of the form that has gone last, for the one that takes its place. */
let last: Handover | undefined;

/**
 * Hands what is typed while a new record is being stored, and the focus, on to the form of that record: as its unsaved
 * changes when it comes next, else they are kept on this device and offered there. For a component before the fields, which
 * lose the focus when they go.
 * @param name of the form
 * @param columns what it has fields for
 * @param markSaved takes all that it holds for saved
 * @returns what to call with the name of the record's form as soon as there is one
 */
export function useHandover(
  name: string,
  columns: readonly string[],
  markSaved: () => void,
): (next: string) => void {
  const { getFieldState, getValues, setValue } = useFormContext();
  const next = useRef<string>(undefined);

  useLayoutEffect(() => {
    const given = last;
    last = undefined;
    if (given?.name !== name) return;
    const { values, place } = given;
    const takeUp = () => {
      for (const [column, value] of Object.entries(values)) {
        setValue(column, value, { shouldDirty: true, shouldTouch: true });
      }
    };
    // Once all fields are there, and before the next key, which would be lost.
    queueMicrotask(() => {
      flushSync(takeUp);
      if (place) focusField(place);
    });
    removeChanges(given);
  }, [name, setValue]);

  useLayoutEffect(
    () => () => {
      if (next.current === undefined) return;
      const changed = columns.filter((column) => getFieldState(column).isDirty);
      const values = Object.fromEntries(changed.map((column) => [column, getValues(column)]));
      last = { name: next.current, id: randomUuid(), values, place: focusedField() };
      if (Object.keys(values).length > 0) keepChanges(last, values);
      markSaved();
    },
    [columns, getFieldState, getValues, markSaved],
  );
  return useCallback((form: string) => (next.current = form), []);
}
