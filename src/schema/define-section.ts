import type { Geopoint } from '../shared/geopoint';
import type { Field } from './fields';
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

type ValueOf<OneField> = OneField extends { kind: 'repeat'; fields: infer Members }
  ? readonly ValuesOf<Members>[]
  : OneField extends { kind: 'group'; fields: infer Members }
    ? ValuesOf<Members>
    : OneField extends { kind: 'list' | 'references' }
      ? readonly string[]
      : OneField extends { kind: 'images' }
        ? readonly { readonly src: string; readonly alt: string }[]
        : OneField extends { kind: 'geopoint' }
          ? Geopoint | undefined
          : OneField extends { kind: 'boolean' }
            ? boolean
            : OneField extends { kind: 'number' | 'integer' | 'money' | 'rating' }
              ? number | undefined
              : OneField extends { kind: 'select'; choices: readonly (infer Choice)[] }
                ? Choice extends { value: infer Value }
                  ? Value
                  : Choice
                : string;
