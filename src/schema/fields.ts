import type { FactsOf } from './define-kind';
import type { CommonField, FormValues, IsSibling, MemberFields } from './kind';
import type * as registry from './kinds/registry';
import type { SectionType } from './section';
import type { KeptAs, TypeName } from './table';

/** What the compiler knows of each kind. */
export type Facts = { readonly [Name in keyof typeof registry]: FactsOf<(typeof registry)[Name]> };

export type FieldKind = keyof Facts;

/** The fields of a group or of an item of a repeat, by their key. */
export interface Members {
  readonly [key: string]: Field;
}

/** An option as a schema file writes it: a sibling is a column of its table, members are fields of any kind. */
type Option<Value, Row> =
  IsSibling<Value> extends true
    ? (keyof Row & string) | Extract<Value, undefined>
    : Value extends MemberFields
      ? Members
      : Value extends Readonly<Record<string, SectionType>>
        ? Readonly<Record<string, SectionType<Members>>>
        : Value;

/** The options of a kind that are its own. */
type OwnOptions<Options, Row> = {
  [Key in keyof Options as Exclude<Key, keyof CommonField>]: Option<Options[Key], Row>;
};

/** What a schema file writes for each kind of field; `Row` is the row of its table. */
export type FieldOfKind<Row = FormValues> = {
  [Name in FieldKind]: CommonField<Row, Facts[Name]['value']> &
    OwnOptions<Facts[Name]['field'], Row>;
};

export type Field<Row = FormValues> = FieldOfKind<Row>[FieldKind];

/** Whether a field names records of another table. */
export function isReference(
  field: Field,
): field is FieldOfKind['reference'] | FieldOfKind['references'] {
  return 'to' in field;
}

/** The kinds whose column a value of this type is. */
export type KindFor<Value> =
  | {
      [Name in FieldKind]: TypeName<Value> extends KeptAs<Facts[Name]['value']> ? Name : never;
    }[FieldKind]
  | 'custom';

/** The kinds that say how to do something. */
type KindThat<Does> = {
  [Name in FieldKind]: Does extends Facts[Name]['does'] ? Name : never;
}[FieldKind];

/** Kinds that the grid can be narrowed by. */
export type FilterableKind = KindThat<'filter'>;

/** Kinds that the grid itself can change. */
export type InlineKind = KindThat<'isInline'>;
