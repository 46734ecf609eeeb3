import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import type { FormValues } from '../../schema/kind';
import type { GroupField } from '../../schema/kinds/group';
import type { SectionsField } from '../../schema/kinds/sections';
import { valuesOf } from '../../schema/nested';
import { asSentBack, changedColumns, isSame } from '../../schema/row';
import { sectionType, storedSections } from '../../schema/section';

/** Whose version stands where both have changed the same. */
export type Side = 'mine' | 'theirs';

/** What two people have changed differently. */
export interface Conflict {
  column: string;
  /** Of a group or of sections, the one; otherwise the whole column. */
  part?: string;
}

interface Merged<Value> {
  value: Value;
  /** Names of the parts in conflict. */
  parts: (string | undefined)[];
}

/** A value as it was opened, as it is in the form, and as it is stored. */
type Three = readonly [opened: unknown, mine: unknown, theirs: unknown];

/**
 * Merges what is typed with what is stored since: each column, member of a group and section as whoever changed it left
 * it, sections in the order of whoever moved them.
 * @param opened the common ancestor
 * @returns the columns to store, and those of which `side` decided
 */
export function mergeRows(
  schema: ContentType,
  { opened, typed, latest }: Record<'opened' | 'typed' | 'latest', FormValues>,
  side: Side = 'mine',
): { changes: FormValues; conflicts: Conflict[] } {
  const before = asSentBack(schema, opened);
  const theirs = changedColumns(schema, opened, asSentBack(schema, latest));
  const changes = { ...typed };
  const conflicts: Conflict[] = [];
  for (const column of Object.keys(changedColumns(schema, latest, typed))) {
    if (!(column in theirs)) continue;
    const three = [before[column], typed[column], theirs[column]] as const;
    const { value, parts } = mergeColumn(schema.fields[column], three, side);
    changes[column] = value;
    conflicts.push(...parts.map((part) => ({ column, part })));
  }
  return { changes, conflicts };
}

function mergeColumn(field: Field | undefined, three: Three, side: Side): Merged<unknown> {
  if (field?.kind === 'sections') return mergeSections(field, three, side);
  if (field?.kind === 'group') return mergeGroup(field, three, side);
  return { value: side === 'mine' ? three[1] : three[2], parts: [undefined] };
}

function mergeGroup({ fields }: GroupField, three: Three, side: Side): Merged<FormValues> {
  const members = three.map((value) => new Map(Object.entries(valuesOf(value))));
  const { kept, both } = mergeParts(members, side);
  return { value: Object.fromEntries(kept), parts: both.map((key) => fields[key]?.label ?? key) };
}

function mergeSections(field: SectionsField, three: Three, side: Side): Merged<unknown[]> {
  const all = three.map(storedSections);
  const byId = all.map((sections) => new Map(sections.map((one) => [one.id, one])));
  const { kept, both } = mergeParts(byId, side);
  const ids = all.map((sections) => sections.map(({ id }) => id));
  const { order, isContested } = orderOf(ids, kept, side);
  const [, own = [], stored = []] = all;
  const nameOf = (id: string) => {
    const index = own.findIndex((one) => one.id === id);
    const section = own[index] ?? stored.find((one) => one.id === id);
    const name = section && (sectionType(field, section)?.label ?? section.type);
    return index < 0 ? name : `${name} (section ${index + 1})`;
  };
  return {
    value: order.map((id) => kept.get(id)),
    parts: [...both.map(nameOf), ...(isContested ? ['their order'] : [])],
  };
}

/** Parts by key, each as whoever changed it left it; and the keys of those that both have changed. */
function mergeParts([was, here, there]: ReadonlyMap<string, unknown>[], side: Side) {
  const kept = new Map<string, unknown>();
  const both: string[] = [];
  for (const key of new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])) {
    const [old, mine, theirs] = [was?.get(key), here?.get(key), there?.get(key)];
    const isUntouchedHere = isSame(old, mine);
    const isContested = !isUntouchedHere && !isSame(old, theirs) && !isSame(mine, theirs);
    if (isContested) both.push(key);
    const part = isUntouchedHere || (isContested && side === 'theirs') ? theirs : mine;
    if (part !== undefined) kept.set(key, part);
  }
  return { kept, both };
}

/** The merged order, and whether both have changed it. */
function orderOf(
  [opened = [], own = [], stored = []]: string[][],
  kept: ReadonlyMap<string, unknown>,
  side: Side,
) {
  const common = (ids: string[]) =>
    ids.filter((id) => opened.includes(id) && own.includes(id) && stored.includes(id));
  const hasMoved = (ids: string[]) => !isSame(common(ids), common(opened));
  const isContested = hasMoved(own) && hasMoved(stored) && !isSame(common(own), common(stored));
  const isTheirs = isContested ? side === 'theirs' : hasMoved(stored);
  const [lead, other] = isTheirs ? [stored, own] : [own, stored];
  const order = lead.filter((id) => kept.has(id));
  // Additions of the other keep their predecessor.
  for (const [index, id] of other.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return { order, isContested };
}
