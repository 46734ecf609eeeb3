import type { ComponentType } from 'react';
import { columnsOfKind, fieldsOf } from '../../../schema/content-type';
import type { FieldOfKind } from '../../../schema/fields';
import type { ReadableSection } from '../../../schema/kinds/sections';
import type { PublicRecords } from '../../public-records';
import type { sectionComponent } from '../../sections/components';

/** What kinds show by code of their own: signs by their names, and sections. */
const icons = new Map<FieldOfKind['icon']['icons'], Readonly<Record<string, ComponentType>>>();
let sections: typeof sectionComponent | undefined;

/** Fetches what the records of a content type need to be shown; gives back the modules of their sections. */
export async function loadParts({ type, default: rows }: PublicRecords): Promise<unknown[]> {
  const signs = fieldsOf(type).map(async ([, field]) => {
    if (field.kind === 'icon') icons.set(field.icons, await field.loadPictures());
  });
  await Promise.all(signs);
  const columns = columnsOfKind(type, 'sections');
  if (columns.length === 0) return [];
  const code = await import('../../sections/components');
  sections = code.sectionComponent;
  const shown = rows.get().flatMap((row) => columns.flatMap((column) => row[column]));
  return code.loadSections(shown as Parameters<typeof code.loadSections>[0]);
}

export function iconNamed({ icons: names }: FieldOfKind['icon'], name: string) {
  return icons.get(names)?.[name];
}

export function sectionOf(type: ReadableSection['type']): ComponentType<object> | undefined {
  return sections?.(type as Parameters<typeof sectionComponent>[0]).Screen;
}
