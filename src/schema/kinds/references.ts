import type { TableName } from '../table';
import { defineKind } from '../define-kind';
import { itemsOf, structured, asText, type CommonField } from '../kind';
import { isNotBlank, hasMembers } from '../rules';
import type { NamedRecord } from '../reader';
import type { Among } from './reference';

/** Records of another table, chosen by title. */
export interface ReferencesField extends CommonField<readonly string[]> {
  kind: 'references';
  /** The table of the ids, which has a schema; two triggers replace a foreign key. */
  to: TableName;
  among?: Among;
  /** 200 by default, the maximum of `check_references`. */
  max?: number;
}

const MAX_ITEMS = 200;

export const references = defineKind<ReferencesField>()({
  ...structured,
  column: () => ({ type: 'uuid[]', default: "'{}'" }),
  rules: (field) => [
    hasMembers(field.label, { max: field.max ?? MAX_ITEMS }),
    ...isNotBlank(
      field,
      (value) => idsOf(value).length > 0,
      (column) => `cardinality(${column}) > 0`,
    ),
  ],
  refersTo: ({ to }) => to,
  isBlank: (value) => idsOf(value).length === 0,
  toForm: idsOf,
  toRow: idsOf,
  toText: (stored) => idsOf(stored).join('; '),
  readable: (stored, { to }, { record }): readonly NamedRecord[] =>
    idsOf(stored).flatMap((id) => record(to, id) ?? []),
  readAs: 'nothing',
  filter: ({ to }) => ({ type: 'reference', table: to, operator: 'cs' }),
  samples: () => [],
});

/** Unique ids of a value. */
function idsOf(value: unknown): string[] {
  return [...new Set(itemsOf(value).map(asText).filter(Boolean))];
}
