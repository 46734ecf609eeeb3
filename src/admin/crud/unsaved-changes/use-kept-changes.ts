import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import type { ContentType } from '../../../schema/content-type';
import { useSession } from '../../data/session';
import { abandoned, type Autosave, newestFirst, openAutosave } from './autosave';
import { openForms } from './open-forms';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import { copiesOf } from './server-copies';
import { keepChanges, keyOf, ownChanges, removeChanges } from './stored-changes';

/**
 * Stores the form's unsaved changes on this device, and finds abandoned ones.
 * @returns abandoned changes, newest first; `setAside` to store the form's values as another offer; `settle` to call
 * after restoring or discarding one
 */
export function useKeptChanges(name: string, schema: ContentType) {
  // Not the whole form, a new object at each change of its state.
  const { getValues, reset, subscribe } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const [id] = useState<string>(randomUuid);
  const session = useRef<Autosave>(undefined);
  const changed = useRef<string[]>([]);
  const [here, setHere] = useState<UnsavedChanges[]>([]);
  /** Keys; the server's answer may be older. */
  const [settled, setSettled] = useState<readonly string[]>([]);

  const changedValues = useCallback(() => {
    if (changed.current.length === 0) return undefined;
    const all = getValues();
    if (!isEdit) return all;
    return Object.fromEntries(changed.current.map((field) => [field, all[field]]));
  }, [getValues, isEdit]);

  const lookHere = useCallback(() => abandoned(ownChanges(name)).then(setHere), [name]);

  useEffect(() => {
    const opened = openAutosave({ name, id }, changedValues);
    session.current = opened;
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        const fields = Object.keys(dirtyFields);
        if (fields.length === 0 && changed.current.length === 0) return;
        changed.current = fields;
        opened.schedule();
        // Saved: no status to report.
        if (fields.length === 0) opened.flush();
      },
    });
    const form = {
      isUnsaved: () => changed.current.length > 0,
      flush: opened.flush,
      discard: () => {
        opened.drop();
        changed.current = [];
        reset();
        setHere([]);
      },
    };
    openForms.add(form);
    window.addEventListener('pagehide', opened.flush);
    return () => {
      unsubscribe();
      openForms.delete(form);
      window.removeEventListener('pagehide', opened.flush);
      opened.close();
    };
  }, [name, id, reset, subscribe, changedValues]);

  // By user, who is known after the form.
  const userId = useSession().session?.user.id;
  useEffect(() => {
    void lookHere();
  }, [userId, lookHere]);
  const { data: elsewhere = [] } = useQuery({
    queryKey: ['unsaved changes', name, userId],
    queryFn: async () => abandoned(await copiesOf(name)),
    enabled: userId !== undefined,
    gcTime: 0,
    // An offer that comes during typing would move the input.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    const withdraw = ({ key, newValue }: StorageEvent) => {
      if (newValue === null && key) setSettled((keys) => [...keys, key]);
    };
    window.addEventListener('storage', withdraw);
    return () => window.removeEventListener('storage', withdraw);
  }, []);

  const setAside = useCallback(() => {
    const values = changedValues();
    if (values) keepChanges({ name, id: randomUuid() }, values);
  }, [name, changedValues]);

  const settle = useCallback(
    (one: UnsavedChanges) => {
      // This session stores the restored values before the old ones are removed.
      session.current?.flush();
      removeChanges(one);
      setSettled((keys) => [...keys, keyOf(one)]);
      // What was set aside.
      void lookHere();
    },
    [lookHere],
  );

  const offered = newestFirst(here, elsewhere)
    .filter((one) => one.id !== id && !settled.includes(keyOf(one)))
    .flatMap((one) => fittingChanges(one, schema) ?? []);
  return { offered, setAside, settle };
}
