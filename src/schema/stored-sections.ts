import type { StoredSection } from './section';

/** What a column or a form holds, as far as it is made of sections. */
export function storedSections(value: unknown): StoredSection[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.filter(
    (one): one is StoredSection =>
      typeof one === 'object' &&
      one !== null &&
      'id' in one &&
      'type' in one &&
      typeof one.id === 'string' &&
      typeof one.type === 'string',
  );
}

/** The type of a section, where the field has one of that name. */
export function sectionType<Type>(
  { types }: { types: Readonly<Record<string, Type>> },
  { type }: { type: string },
) {
  return Object.hasOwn(types, type) ? types[type] : undefined;
}
