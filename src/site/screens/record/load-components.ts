import type { ComponentType } from 'react';
import { columnsOfKind, fieldsOf } from '../../../schema/content-type';
import type { FieldOfKind } from '../../../schema/fields';
import type { ReadableSection } from '../../../schema/kinds/sections';
import type { PublicRecords } from '../../public-records';
import type { sectionComponent } from '../../sections/components';

/** Code of kinds: icons by name, and sections. */
const icons = new Map<FieldOfKind['icon']['icons'], Readonly<Record<string, ComponentType>>>();
let sections: typeof sectionComponent | undefined;

/** Loads the code that renders the records; returns the modules of their sections. */
export async function loadComponents({ type, default: rows }: PublicRecords): Promise<unknown[]> {
  const pictures = fieldsOf(type).map(async ([, field]) => {
    if (field.kind === 'icon') icons.set(field.icons, await field.loadPictures());
  });
  await Promise.all(pictures);
  const columns = columnsOfKind(type, 'sections');
  if (columns.length === 0) return [];
  // Beside them a module of its own would split the chunk that most pages load.
  const code = await import('../../sections/Sections');
  sections = code.sectionComponent;
  const sectionRows = rows.get().flatMap((row) => columns.flatMap((column) => row[column]));
  return code.loadSections(sectionRows as Parameters<typeof code.loadSections>[0]);
}

export function iconNamed({ icons: names }: FieldOfKind['icon'], name: string) {
  return icons.get(names)?.[name];
}

export function sectionOf(type: ReadableSection['type']): ComponentType<object> | undefined {
  return sections?.(type as Parameters<typeof sectionComponent>[0]).Screen;
}
