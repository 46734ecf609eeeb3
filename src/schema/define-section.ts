import type { Field } from './fields';
import type { ReadableValues } from './readable';
import type { SectionType } from './section';

/** What the component of a section is given: every field is there, an empty text where nothing is written. */
export type SectionProps<Type extends { fields: unknown }> = ReadableValues<Type['fields']>;

/** Describes a section; the component in src/site/sections is given what its fields hold. */
export function defineSection<const Fields extends Readonly<Record<string, Field>>>(
  type: SectionType<Fields> & { titleField?: keyof Fields & string },
) {
  return type;
}
