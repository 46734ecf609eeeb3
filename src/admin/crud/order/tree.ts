import type { Identifier, RaRecord } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { kindOf } from '../../../schema/kinds';

interface RowPlace {
  /** The group's heading before its first row. */
  heading?: string;
  parent?: RaRecord;
}

export interface Tree {
  /** Depth-first. */
  rows: readonly RaRecord[];
  places: ReadonlyMap<Identifier, RowPlace>;
}

/** Rows by group, each followed by its children; unchanged without a tree. */
export function treeOf({ list, fields }: ContentType, all: readonly RaRecord[]): Tree {
  const { group: column, parent: parentColumn } = list.tree ?? {};
  const field = fields[column ?? ''];
  if (!column || !parentColumn || !field) return { rows: all, places: new Map() };
  const rows: RaRecord[] = [];
  const places = new Map<Identifier, RowPlace>();
  const put = (row: RaRecord, place: RowPlace) => {
    rows.push(row);
    places.set(row.id, place);
    const below = all.filter((one) => one[parentColumn] === row.id && !places.has(one.id));
    for (const one of below) put(one, { parent: row });
  };
  const isTop = (row: RaRecord) => !all.some(({ id }) => id === row[parentColumn]);
  for (const value of new Set(all.map((row): unknown => row[column]))) {
    const tops = all.filter((row) => row[column] === value && isTop(row));
    tops.forEach((row, index) => {
      put(row, index === 0 ? { heading: kindOf(field).toText(value, field) } : {});
    });
  }
  return { rows, places };
}

/** Rows that a row can change places with: in a tree, of the same group and parent. */
export function siblingsOf(
  { rows, places }: Tree,
  id: Identifier,
  schema: ContentType,
): RaRecord[] {
  const { group } = schema.list.tree ?? {};
  const own = rows.find((row) => row.id === id);
  return rows.filter(
    (row) =>
      places.get(row.id)?.parent?.id === places.get(id)?.parent?.id &&
      (!group || row[group] === own?.[group]),
  );
}

/** The sibling that contains another row. */
export function siblingAt(tree: Tree, siblings: readonly RaRecord[], id: Identifier): number {
  const at = siblings.findIndex((row) => row.id === id);
  const parent = tree.places.get(id)?.parent;
  return at < 0 && parent ? siblingAt(tree, siblings, parent.id) : at;
}
