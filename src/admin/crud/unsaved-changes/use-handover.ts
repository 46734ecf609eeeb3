import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import type { ContentType, FormValues } from '../../../schema/content-type';
import { focusedField, focusField, type FieldPlace } from '../../fields/open-field';
import { keepChanges, type Key, removeChanges } from './stored-changes';

/** Keyed by the receiving form. */
interface Handover extends Key {
  values: FormValues;
  place?: FieldPlace;
}

/** From the form unmounted last. */
let last: Handover | undefined;

/** To a form that is mounted next, otherwise as stored changes to restore. */
export function handOver(name: string, values: FormValues, place?: FieldPlace): void {
  last = { name, id: randomUuid(), values, place };
  if (Object.keys(values).length > 0) keepChanges(last, values);
}

/**
 * Hands values typed during the creation, and the focus, over to the record's form. To be used before the
 * fields, which lose the focus when they unmount.
 * @param name of the form
 * @param markSaved marks all values as saved
 * @returns function to call with the key of the record's form
 */
export function useHandover(
  name: string,
  schema: ContentType,
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
    // After all fields are mounted, and before the next key.
    queueMicrotask(() => {
      flushSync(takeUp);
      if (place) focusField(place);
    });
    removeChanges(given);
  }, [name, setValue]);

  useLayoutEffect(
    () => () => {
      if (next.current === undefined) return;
      const changed = Object.keys(schema.fields).filter((column) => getFieldState(column).isDirty);
      const values = Object.fromEntries(changed.map((column) => [column, getValues(column)]));
      handOver(next.current, values, focusedField());
      markSaved();
    },
    [schema, getFieldState, getValues, markSaved],
  );
  return useCallback((form: string) => (next.current = form), []);
}
