import type { Field } from './fields';
import type { SectionType } from './section';

type ValueOf<OneField> = OneField extends { kind: 'repeat'; fields: infer Members }
  ? readonly ValuesOf<Members>[]
  : OneField extends { kind: 'list' }
    ? readonly string[]
    : OneField extends { kind: 'boolean' }
      ? boolean
      : OneField extends { kind: 'select'; choices: readonly (infer Choice)[] }
        ? Choice extends { value: infer Value }
          ? Value
          : Choice
        : string;

type ValuesOf<Fields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };

/** What the component of a section is given: every field is there, an empty text where nothing is written. */
export type SectionProps<Type extends { fields: unknown }> = ValuesOf<Type['fields']>;

/** Describes a section; the component in src/site/sections is given what its fields hold. */
export function defineSection<const Fields extends Readonly<Record<string, Field>>>(
  type: SectionType<Fields> & { titleField?: keyof Fields & string },
) {
  return type;
}
