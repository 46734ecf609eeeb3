import type { FactsOf } from './define-kind';
import type { CommonField, FormValues, IsSibling, MemberFields } from './kind';
import type * as registry from './kinds/registry';
import type { SectionType } from './section';
import type { KeptAs, TypeName } from './table';

/** Types of each kind. */
export type Facts = { readonly [Name in keyof typeof registry]: FactsOf<(typeof registry)[Name]> };

export type FieldKind = keyof Facts;

/** Fields of a group or an item, by key. */
export interface Members {
  readonly [key: string]: Field;
}

/** An option as written in a schema: a sibling is a column of its table, members are fields of any kind. */
type Option<Value, Row> =
  IsSibling<Value> extends true
    ? (keyof Row & string) | Extract<Value, undefined>
    : Value extends MemberFields
      ? Members
      : Value extends Readonly<Record<string, SectionType>>
        ? Readonly<Record<string, SectionType<Members>>>
        : Value;

/** Options beside the common ones. */
type OwnOptions<Options, Row> = {
  [Key in keyof Options as Exclude<Key, keyof CommonField>]: Option<Options[Key], Row>;
};

/** A field of each kind as written in a schema; `Row` is the table's row. */
export type FieldOfKind<Row = FormValues> = {
  [Name in FieldKind]: CommonField<Facts[Name]['value']> & OwnOptions<Facts[Name]['field'], Row>;
};

export type Field<Row = FormValues> = FieldOfKind<Row>[FieldKind];

/** Whether a field refers to another table. */
export function isReference(
  field: Field,
): field is FieldOfKind['reference'] | FieldOfKind['references'] {
  return 'to' in field;
}

/** Kinds for a column of this type. */
export type KindFor<Value> =
  | {
      [Name in FieldKind]: TypeName<Value> extends KeptAs<Facts[Name]['value']> ? Name : never;
    }[FieldKind]
  | 'custom';

/** Kinds with a capability. */
type KindThat<Does> = {
  [Name in FieldKind]: Does extends Facts[Name]['does'] ? Name : never;
}[FieldKind];

/** Kinds with a filter. */
export type FilterableKind = KindThat<'filter'>;

/** Kinds editable in the grid. */
export type InlineKind = KindThat<'isInline'>;
