import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { v4 as randomUuid } from 'uuid';
import { removePictures } from './draft-pictures';
import { openDraftSession, type DraftSession } from './draft-session';
import { draftKey, removeDraft } from './draft-storage';
import type { Draft } from './parse-draft';
import { onFormSaved } from './form-saved';
import { keepDraft } from './keep-draft';
import { fittingDraft } from './parse-draft';

/**
 * Writes the form's draft as it changes and finds the one to offer.
 * @param columns what the form has fields for
 * @param structured those of them that hold a list or a group
 * @returns the newest abandoned draft, `setAside` to keep what the form holds as a draft to be offered next, and
 * `settle` to call once the offered one was restored or discarded
 */
export function useFormDraft(
  name: string,
  columns: readonly string[],
  structured: readonly string[],
) {
  // Not the form as a whole, which is another object whenever its state has changed.
  const { getValues, subscribe } = useFormContext();
  const isEdit = useRecordContext()?.id !== undefined;
  const session = useRef<DraftSession>(undefined);
  const changed = useRef<string[]>([]);
  const [offered, setOffered] = useState<Draft>();

  const changedValues = useCallback(() => {
    if (changed.current.length === 0) return undefined;
    const all = getValues();
    if (!isEdit) return all;
    return Object.fromEntries(changed.current.map((field) => [field, all[field]]));
  }, [getValues, isEdit]);

  const offerNewest = useCallback(async () => {
    const drafts = (await session.current?.abandoned()) ?? [];
    setOffered(
      drafts.map((draft) => fittingDraft(draft, columns, structured)).find((draft) => draft),
    );
  }, [columns, structured]);

  useEffect(() => {
    const opened = openDraftSession(name);
    session.current = opened;
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        const fields = Object.keys(dirtyFields);
        if (fields.length === 0 && changed.current.length === 0) return;
        changed.current = fields;
        opened.schedule(changedValues);
      },
    });
    const unlisten = onFormSaved(name, opened.clear);
    window.addEventListener('pagehide', opened.flush);
    void offerNewest();
    return () => {
      unsubscribe();
      unlisten();
      window.removeEventListener('pagehide', opened.flush);
      opened.close();
    };
  }, [name, subscribe, changedValues, offerNewest]);

  useEffect(() => {
    if (!offered) return;
    const withdraw = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey(offered) && newValue === null) setOffered(undefined);
    };
    window.addEventListener('storage', withdraw);
    return () => window.removeEventListener('storage', withdraw);
  }, [offered]);

  const setAside = useCallback(() => {
    const values = changedValues();
    if (values) keepDraft({ name, id: randomUuid() }, values);
  }, [name, changedValues]);

  const settle = useCallback(() => {
    if (!offered) return;
    // What was restored is in this opening's own draft before the old one goes.
    session.current?.flush();
    removeDraft(offered);
    void removePictures(draftKey(offered));
    setOffered(undefined);
    void offerNewest();
  }, [offered, offerNewest]);

  return { offered, setAside, settle };
}
