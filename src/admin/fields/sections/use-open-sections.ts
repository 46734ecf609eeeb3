import { useEffect, useEffectEvent, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldOfKind } from '../../../schema/fields';
import { storedSections } from '../../../schema/section';
import { invalidParts } from '../../../schema/validation';
import { wantedField } from '../open-field';
import { unknownPlaceholdersInside } from '../unknown-placeholders';

/** The expanded sections: by the user, by a validation error, or by `wantedField`. */
export function useOpenSections(field: FieldOfKind['sections'], source: string) {
  const { getValues, trigger } = useFormContext();
  const { submitCount, errors } = useFormState({ name: source });
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const open = (...ids: string[]) => setOpenIds((before) => new Set([...before, ...ids]));
  const current = () => storedSections(getValues(source));

  // A failed submit expands the sections with errors.
  const [refused, setRefused] = useState<{ submitCount: number; at: readonly number[] }>({
    submitCount,
    at: [],
  });
  if (submitCount !== refused.submitCount) {
    const isRefused = get(errors, source) !== undefined;
    const wrong = isRefused ? invalidParts(field, getValues(source)) : [];
    setRefused({ submitCount, at: wrong.map(({ index = 0 }) => index) });
    open(...wrong.map(({ values }) => String(values.id)));
  }
  useEffect(() => {
    for (const index of refused.at) void trigger(`${source}.${index}`);
  }, [refused, source, trigger]);

  // Placeholders are checked asynchronously, so their sections expand later.
  const openAgain = useEffectEvent((ids: ReadonlySet<string>) => {
    if (ids.size === 0) return;
    open(...ids);
    const at = current().flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
    setRefused((before) => ({ ...before, at }));
  });
  useEffect(() => {
    if (refused.submitCount === 0) return;
    const sections = storedSections(getValues(source));
    void unknownPlaceholdersInside(source, field, sections).then((unknown) => {
      const places = new Set(unknown.map(({ path }) => indexIn(source, path)));
      openAgain(new Set(sections.flatMap(({ id }, at) => (places.has(at) ? [id] : []))));
    });
  }, [refused.submitCount, field, source, getValues]);

  const openWanted = useEffectEvent(() => {
    const path = wantedField.get()?.path ?? '';
    const section = current()[indexIn(source, path)];
    if (section && !openIds.has(section.id)) open(section.id);
  });
  useEffect(() => wantedField.subscribe(() => openWanted()), []);

  const toggle = (id: string) =>
    setOpenIds((before) => {
      const next = new Set(before);
      return next.delete(id) ? next : next.add(id);
    });
  return { openIds, open, toggle };
}

/** Index of the section in a path: 3 of "sections.3.title"; otherwise NaN. */
function indexIn(source: string, path: string): number {
  const place = path.startsWith(`${source}.`) ? path.slice(source.length + 1).split('.')[0] : '';
  return place ? Number(place) : NaN;
}
