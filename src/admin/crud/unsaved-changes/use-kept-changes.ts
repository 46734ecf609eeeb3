import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import { useSession } from '../../data/session';
import { openChangesSession, type ChangesSession } from './changes-session';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import { keepChanges, keyOf, removeChanges } from './stored-changes';

/**
 * Keeps the form's unsaved changes on this device and finds those to offer.
 * @param columns what the form has fields for
 * @param structured those of them that hold a list or a group
 * @returns the newest abandoned ones, `setAside` to keep what the form holds to be offered next, and `settle` to call once
 * those offered were restored or discarded
 */
export function useKeptChanges(
  name: string,
  columns: readonly string[],
  structured: readonly string[],
) {
  // Not the form as a whole, which is another object whenever its state has changed.
  const { getValues, subscribe } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const session = useRef<ChangesSession>(undefined);
  const changed = useRef<string[]>([]);
  const [offered, setOffered] = useState<UnsavedChanges>();

  const changedValues = useCallback(() => {
    if (changed.current.length === 0) return undefined;
    const all = getValues();
    if (!isEdit) return all;
    return Object.fromEntries(changed.current.map((field) => [field, all[field]]));
  }, [getValues, isEdit]);

  const questions = useRef(0);
  const offerNewest = useCallback(async () => {
    const question = (questions.current += 1);
    const abandoned = (await session.current?.abandoned()) ?? [];
    // The server's answer may be slow: by now those offered before may be settled.
    if (question !== questions.current) return;
    setOffered(abandoned.map((one) => fittingChanges(one, columns, structured)).find(Boolean));
  }, [columns, structured]);

  // An event: what the form has fields for changes with the role of whoever is here, and its session goes on.
  const offer = useEffectEvent(offerNewest);

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
    window.addEventListener('pagehide', opened.flush);
    void offer();
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', opened.flush);
      opened.close();
    };
  }, [name, subscribe, changedValues]);

  // The server has copies of whoever has signed in, which is known after the form.
  const userId = useSession().session?.user.id;
  useEffect(() => {
    if (userId) void offer();
  }, [userId]);

  useEffect(() => {
    if (!offered) return;
    const withdraw = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf(offered) && newValue === null) setOffered(undefined);
    };
    window.addEventListener('storage', withdraw);
    return () => window.removeEventListener('storage', withdraw);
  }, [offered]);

  const setAside = useCallback(() => {
    const values = changedValues();
    if (values) keepChanges({ name, id: randomUuid() }, values);
  }, [name, changedValues]);

  const settle = useCallback(() => {
    if (!offered) return;
    // What was restored is kept by this opening before the old ones go.
    session.current?.flush();
    removeChanges(offered);
    setOffered(undefined);
    void offerNewest();
  }, [offered, offerNewest]);

  return { offered, setAside, settle };
}
