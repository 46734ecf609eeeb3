import type { Facts, Field, FieldKind } from './fields';
import type { SectionType } from './section';

/** What the component of a section is given: every field is there, an empty text where nothing is written. */
export type SectionProps<Type extends { fields: unknown }> = ValuesOf<Type['fields']>;

/** Describes a section; the component in src/site/sections is given what its fields hold. */
export function defineSection<const Fields extends Readonly<Record<string, Field>>>(
  type: SectionType<Fields> & { titleField?: keyof Fields & string },
) {
  return type;
}

/** The values of a section's fields, as its component is given them. */
export type ValuesOf<Fields> = { readonly [Key in keyof Fields]: ValueOf<Fields[Key]> };

/** Members keep types of their own, a choice is one of its list, and all else is what its kind's `readable` gives. */
type ValueOf<OneField> = OneField extends { fields: infer Members }
  ? OneField extends { itemName: string }
    ? readonly ValuesOf<Members>[]
    : ValuesOf<Members>
  : OneField extends { choices: readonly (infer Choice)[] }
    ? ChoiceOf<Choice> | (OneField extends { required: true | string } ? never : undefined)
    : OneField extends { kind: infer Name extends FieldKind }
      ? Facts[Name]['read']
      : never;

type ChoiceOf<Choice> = Choice extends { value: infer Value } ? Value : Choice;
