import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import { useSession } from '../../data/session';
import { openAutosave, type Autosave } from './autosave';
import { fittingChanges, type UnsavedChanges } from './parse-changes';
import { keepChanges, keyOf, removeChanges } from './stored-changes';
import { openForms } from './open-forms';

/**
 * Stores the form's unsaved changes on this device, and finds abandoned ones.
 * @param columns the form's columns
 * @param structured columns with a list or a group
 * @returns abandoned changes, newest first; `setAside` to store the form's values as another offer; `settle` to call
 * after restoring or discarding one
 */
export function useKeptChanges(
  name: string,
  columns: readonly string[],
  structured: readonly string[],
) {
  // Not the whole form, a new object at each change of its state.
  const { getValues, reset, subscribe } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const session = useRef<Autosave>(undefined);
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
    // Offers may have been settled before the server's answer.
    if (question !== questions.current) return;
    setOffered(abandoned.flatMap((one) => fittingChanges(one, columns, structured) ?? []));
  }, [columns, structured]);

  // An effect event: columns change with the role, without a new session.
  const offer = useEffectEvent(offerAll);

  useEffect(() => {
    const opened = openAutosave(name);
    session.current = opened;
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        const fields = Object.keys(dirtyFields);
        if (fields.length === 0 && changed.current.length === 0) return;
        changed.current = fields;
        opened.schedule(changedValues);
        // Saved: no status to report.
        if (fields.length === 0) opened.flush();
      },
    });
    const form = {
      flush: opened.flush,
      discard: () => {
        opened.drop();
        changed.current = [];
        reset();
        setOffered([]);
      },
      leave: () => {
        unsubscribe();
        opened.drop();
        reset();
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
  }, [name, reset, subscribe, changedValues]);

  // By user, who is known after the form.
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
      // This session stores the restored values before the old ones are removed.
      session.current?.flush();
      removeChanges(settled);
      setOffered((all) => all.filter(({ id }) => id !== settled.id));
      void offerAll();
    },
    [offerAll],
  );

  return { offered, setAside, settle };
}
