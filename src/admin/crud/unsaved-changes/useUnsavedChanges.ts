import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { onFormSaved } from './form-saved';

/** A question to be asked at any moment: does the surrounding form hold changes that no save has taken in? */
export function useUnsavedChanges(name: string): () => boolean {
  const { subscribe } = useFormContext();
  const isDirty = useRef(false);
  const isSaved = useRef(false);

  useEffect(() => {
    const stopListening = onFormSaved(name, () => (isSaved.current = true));
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        isDirty.current = Object.keys(dirtyFields).length > 0;
        isSaved.current = false;
      },
    });
    return () => {
      stopListening();
      unsubscribe();
    };
  }, [name, subscribe]);

  return useCallback(() => isDirty.current && !isSaved.current, []);
}
