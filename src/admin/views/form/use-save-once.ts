import { useRef } from 'react';
import { useSaveContext } from 'react-admin';
import type { FormValues } from '../../schema/resource-schema';

/** Saves unless a save is under way already, however it was asked for: a click, Enter or the keyboard shortcut. */
export function useSaveOnce() {
  const { save } = useSaveContext();
  const saving = useRef(false);
  return async (values: FormValues) => {
    if (saving.current || !save) return undefined;
    saving.current = true;
    try {
      return await save(values);
    } finally {
      saving.current = false;
    }
  };
}
