import type { ContentPicture } from '../shared/content/picture';
import type { Facts, FieldKind } from './fields';

declare const written: unique symbol;

/** The fields of a content type as its file has them: each choice, and the members of groups. */
export interface WithFields<Fields> {
  readonly [written]?: Fields;
}

/**
 * A record of a content type as its component is given it, safe to show: texts are filled in, HTML is clean, each value is of
 * its kind's own shape. What is not written is an empty text, an empty list or `undefined`; what is required is there.
 */
export type Readable<Type> =
  Type extends WithFields<infer Fields>
    ? {
        readonly [
          Key in keyof Fields as Fields[Key] extends { roles: unknown } ? never : Key
        ]: Fields[Key] extends { required: true | string }
          ? NonNullable<ReadableValue<Fields[Key], ContentPicture | undefined>>
          : ReadableValue<Fields[Key], ContentPicture | undefined>;
      } & { readonly id: string; readonly updated_at?: string }
    : never;

/** The values of fields; in a section a picture is its address, beside which stands what it shows. */
export type ReadableValues<Fields, Picture = string> = {
  readonly [Key in keyof Fields]: ReadableValue<Fields[Key], Picture>;
};

/** Members keep types of their own, a choice is one of its list, and all else is what its kind's `readable` gives. */
type ReadableValue<OneField, Picture> = OneField extends { kind: 'image' }
  ? Picture
  : OneField extends { fields: infer Members }
    ? OneField extends { itemName: string }
      ? readonly ReadableValues<Members, Picture>[]
      : ReadableValues<Members, Picture>
    : OneField extends { choices: readonly (infer Choice)[] }
      ? | ChoiceOf<Choice>
        | (OneField extends { required: true | string; initial: unknown } ? never : undefined)
      : OneField extends { icons: infer Icons }
        ? keyof Icons
        : OneField extends { kind: infer Name extends FieldKind }
          ? Facts[Name]['read']
          : never;

type ChoiceOf<Choice> = Choice extends { value: infer Value } ? Value : Choice;
