import type { Field } from './fields';
import type { ReadableValues } from './readable';
import type { SectionType } from './section';

/** Props of a section's component: every field is set, texts to '' by default. */
export type SectionProps<Type extends { fields: unknown }> = ReadableValues<Type['fields']>;

/** Defines a section, whose component is in src/site/sections. */
export function defineSection<const Fields extends Readonly<Record<string, Field>>>(
  type: SectionType<Fields> & { titleField?: keyof Fields & string },
) {
  return type;
}
