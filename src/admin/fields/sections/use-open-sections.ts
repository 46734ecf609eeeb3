import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldOfKind } from '../../../schema/fields';
import { storedSections } from '../../../schema/section';
import { invalidParts } from '../../../schema/validation';
import { fieldAt, wantedField } from '../open-field';
import { unknownPlaceholdersInside } from '../unknown-placeholders';

/** The expanded sections: by the user, by a validation error, or by `wantedField`. */
export function useOpenSections(field: FieldOfKind['sections'], source: string) {
  const { getValues, trigger } = useFormContext();
  const { submitCount, errors } = useFormState({ name: source });
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const open = (...ids: string[]) => setOpenIds((before) => new Set([...before, ...ids]));
  const current = () => storedSections(getValues(source));

  // A failed submit expands the sections with errors, whose inputs then show them.
  const showRefused = useEffectEvent(async () => {
    if (get(errors, source) === undefined) return;
    const sections = current();
    const unknown = await unknownPlaceholdersInside(source, field, sections);
    const wrong = new Set([
      ...invalidParts(field, sections).map(({ index = 0 }) => index),
      ...unknown.map(({ path }) => indexIn(source, path)),
    ]);
    flushSync(() => open(...sections.flatMap(({ id }, index) => (wrong.has(index) ? id : []))));
    // What was folded could not take the focus, as the first invalid field does.
    const focused = fieldAt(document.activeElement ?? document.body);
    const first = focused && get(errors, focused) ? undefined : Math.min(...wrong);
    for (const index of wrong) {
      void trigger(`${source}.${index}`, { shouldFocus: index === first });
    }
  });
  useEffect(() => {
    if (submitCount > 0) void showRefused();
  }, [submitCount]);

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
