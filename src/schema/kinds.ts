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
) as unknown as Readonly<Record<FieldKind, Kind<Field>>>;

export function kindOf(field: Pick<Field, 'kind'>): Kind<Field> {
  return kinds[field.kind];
}
