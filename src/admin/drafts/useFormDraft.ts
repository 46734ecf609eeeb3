import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { removePictures } from './draft-pictures';
import { openDraftSession, type DraftSession } from './draft-session';
import { type Draft, draftKey, removeDraft } from './draft-storage';
import { onFormSaved } from './form-saved';

/**
 * Writes the form's draft as it changes and finds the one to offer.
 * @returns the newest abandoned draft, and `settle` to call once it was restored or discarded
 */
export function useFormDraft(name: string) {
  const form = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const session = useRef<DraftSession>(undefined);
  const changed = useRef<string[]>([]);
  const [offered, setOffered] = useState<Draft>();

  useEffect(() => {
    const { schedule, flush, clear, abandoned, close } = openDraftSession(name);
    session.current = { schedule, flush, clear, abandoned, close };
    const values = () => {
      if (changed.current.length === 0) return undefined;
      const all = form.getValues();
      if (!isEdit) return all;
      return Object.fromEntries(changed.current.map((field) => [field, all[field]]));
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        changed.current = Object.keys(dirtyFields);
        schedule(values);
      },
    });
    const unlisten = onFormSaved(name, clear);
    window.addEventListener('pagehide', flush);
    void abandoned().then(([newest]) => setOffered(newest));
    return () => {
      unsubscribe();
      unlisten();
      window.removeEventListener('pagehide', flush);
      close();
    };
  }, [name, form, isEdit]);

  useEffect(() => {
    if (!offered) return;
    const withdraw = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(offered) && newValue === null) setOffered(undefined);
    };
    window.addEventListener('storage', withdraw);
    return () => window.removeEventListener('storage', withdraw);
  }, [offered]);

  const settle = useCallback(() => {
    if (!offered) return;
    // What was restored is in this opening's own draft before the old one goes.
    session.current?.flush();
    removeDraft(offered);
    void removePictures(draftKey(offered));
    setOffered(undefined);
    void session.current?.abandoned().then(([next]) => setOffered(next));
  }, [offered]);

  return { offered, settle };
}
