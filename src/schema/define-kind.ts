import { plain, type CommonField, type Kind } from './kind';
import type { Nested } from './nested';

declare const facts: unique symbol;

/** A kind with its types; one with members gets the operations on them. */
export interface KindDefinition<Field, Value, Read, Does> {
  (nested: Nested): Kind<Field>;
  readonly [facts]?: { field: Field; value: Value; read: Read; does: Does };
}

/** Types of a kind: options, column, readable value, capabilities. */
export type FactsOf<Definition> =
  Definition extends KindDefinition<infer Field, infer Value, infer Read, infer Does>
    ? { field: Field; value: Value; read: Read; does: Does }
    : never;

/** Required and optional parts of a kind. */
type OwnPart<Field> = Pick<Kind<Field>, 'column' | 'samples'> & Partial<Kind<Field>>;

type ReadBy<Own> = Own extends { readable(...all: never[]): infer Read } ? Read : string;

type ValueOf<Field> = Field extends CommonField<infer Value> ? Value : never;

/** Defines a kind by its options, of which the common ones name its column's type. */
export function defineKind<Field extends CommonField>() {
  return <const Own extends OwnPart<Field>>(
    own: Own | ((nested: Nested) => Own),
  ): KindDefinition<Field, ValueOf<Field>, ReadBy<Own>, keyof Own> => {
    return (nested) => ({ ...plain, ...(typeof own === 'function' ? own(nested) : own) });
  };
}
