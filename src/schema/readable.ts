import type { ContentPicture } from '../shared/content/picture';
import type { Facts, FieldKind } from './fields';

declare const written: unique symbol;

/** A content type's fields with literal choices and members. */
export interface WithFields<Fields> {
  readonly [written]?: Fields;
}

/**
 * A record of a content type as its component is given it, safe to show: texts are filled in, HTML is clean, each value
 * is of
 * its kind's own shape. Blank values are '', [] or `undefined`; required ones are present.
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

/** Values of fields; in a section a picture is its address, with its alternative text beside it. */
export type ReadableValues<Fields, Picture = string> = {
  readonly [Key in keyof Fields]: ReadableValue<Fields[Key], Picture>;
};

/** Members keep their types, a choice is literal, and the rest is what `readable` returns. */
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
