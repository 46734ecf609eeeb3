import { plain, type CommonField, type Kind } from './kind';
import type { Nested } from './nested';

declare const facts: unique symbol;

/** A kind, and what the compiler knows of it; a kind with members is given what is done with them. */
export interface KindDefinition<Field, Value, Read, Does> {
  (nested: Nested): Kind<Field>;
  readonly [facts]?: { field: Field; value: Value; read: Read; does: Does };
}

/** What the compiler knows of a kind: its options, what the column holds, what visitors read, what it does. */
export type FactsOf<Definition> =
  Definition extends KindDefinition<infer Field, infer Value, infer Read, infer Does>
    ? { field: Field; value: Value; read: Read; does: Does }
    : never;

/** What a kind has to say; the rest it may. */
type OwnPart<Field> = Pick<Kind<Field>, 'column' | 'samples'> & Partial<Kind<Field>>;

type ReadBy<Own> = Own extends { readable(...all: never[]): infer Read } ? Read : string;

/** Describes a kind: its options, and what its column holds. */
export function defineKind<Field extends CommonField, Value>() {
  return <const Own extends OwnPart<Field>>(
    own: Own | ((nested: Nested) => Own),
  ): KindDefinition<Field, Value, ReadBy<Own>, keyof Own> => {
    return (nested) => ({ ...plain, ...(typeof own === 'function' ? own(nested) : own) });
  };
}
