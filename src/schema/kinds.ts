import type { Field, FieldKind } from './fields';
import type { KindDefinition } from './define-kind';
import type { Kind } from './kind';
import * as registry from './kinds/registry';
import { nestedBy } from './nested';

/** Operations on a group's members, by their kinds. */
export const nested = nestedBy((field) => kindOf(field as Field));

const definitions = registry satisfies {
  readonly [Name in FieldKind]: KindDefinition<{ kind: Name }, unknown, unknown, unknown>;
};

const kinds = Object.fromEntries(
  Object.entries(definitions).map(([name, define]) => [name, define(nested)]),
) as unknown as Readonly<Record<string, Kind<Field>>>;

/** Throws for an unknown kind: the compiler names none in a type whose table it does not know yet. */
export function kindOf({ kind }: Pick<Field, 'kind'>): Kind<Field> {
  const found = kinds[kind];
  if (!found)
    throw new Error(`There is no kind "${kind}": those there are stand in src/schema/kinds`);
  return found;
}
