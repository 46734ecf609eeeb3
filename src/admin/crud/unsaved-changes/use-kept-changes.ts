import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import { useSession } from '../../data/session';
import { openChangesSession, type ChangesSession } from './changes-session';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import { keepChanges, keyOf, removeChanges } from './stored-changes';
import { onDiscardAll } from './discard-all';

/**
 * Keeps the form's unsaved changes on this device and finds those to offer.
 * @param columns what the form has fields for
 * @param structured those of them that hold a list or a group
 * @returns the abandoned ones, newest first, `setAside` to keep what the form holds to be offered too, and `settle` to call
 * once one of those offered was restored or discarded
 */
export function useKeptChanges(
  name: string,
  columns: readonly string[],
  structured: readonly string[],
) {
  // Not the form as a whole, which is another object whenever its state has changed.
  const { getValues, reset, subscribe } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const session = useRef<ChangesSession>(undefined);
  const changed = useRef<string[]>([]);
  const [offered, setOffered] = useState<UnsavedChanges[]>([]);

  const changedValues = useCallback(() => {
    if (changed.current.length === 0) return undefined;
    const all = getValues();
    if (!isEdit) return all;
    return Object.fromEntries(changed.current.map((field) => [field, all[field]]));
  }, [getValues, isEdit]);

  const questions = useRef(0);
  const offerAll = useCallback(async () => {
    const question = (questions.current += 1);
    const abandoned = (await session.current?.abandoned()) ?? [];
    // The server's answer may be slow: by now those offered before may be settled.
    if (question !== questions.current) return;
    setOffered(abandoned.flatMap((one) => fittingChanges(one, columns, structured) ?? []));
  }, [columns, structured]);

  // An event: what the form has fields for changes with the role of whoever is here, and its session goes on.
  const offer = useEffectEvent(offerAll);

  useEffect(() => {
    const opened = openChangesSession(name);
    session.current = opened;
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        const fields = Object.keys(dirtyFields);
        if (fields.length === 0 && changed.current.length === 0) return;
        changed.current = fields;
        opened.schedule(changedValues);
        // Saved: nobody waits to hear that nothing is left to keep.
        if (fields.length === 0) opened.flush();
      },
    });
    const stopListening = onDiscardAll({
      flush: opened.flush,
      discard: () => {
        opened.drop();
        changed.current = [];
        reset();
        setOffered([]);
      },
    });
    window.addEventListener('pagehide', opened.flush);
    return () => {
      unsubscribe();
      stopListening();
      window.removeEventListener('pagehide', opened.flush);
      opened.close();
    };
  }, [name, reset, subscribe, changedValues]);

  // Each person has their own, on the server too; who is here is known after the form.
  const userId = useSession().session?.user.id;
  useEffect(() => {
    void offer();
  }, [name, userId]);

  useEffect(() => {
    const withdraw = ({ key, newValue }: StorageEvent) => {
      if (newValue === null) setOffered((all) => all.filter((one) => keyOf(one) !== key));
    };
    window.addEventListener('storage', withdraw);
    return () => window.removeEventListener('storage', withdraw);
  }, []);

  const setAside = useCallback(() => {
    const values = changedValues();
    if (values) keepChanges({ name, id: randomUuid() }, values);
  }, [name, changedValues]);

  const settle = useCallback(
    (settled: UnsavedChanges) => {
      // What was restored is kept by this opening before the old ones go.
      session.current?.flush();
      removeChanges(settled);
      setOffered((all) => all.filter(({ id }) => id !== settled.id));
      void offerAll();
    },
    [offerAll],
  );

  return { offered, setAside, settle };
}
