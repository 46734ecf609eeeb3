import { isSame } from '../../schema/row';
import { storedSections, type StoredSection } from '../../schema/section';

/**
 * Merges sections that two users have changed: each as its editor left it, in the order of whoever moved them;
 * `undefined` for a conflict.
 * @param before the common ancestor
 */
export function mergeSections(
  before: unknown,
  mine: unknown,
  theirs: unknown,
): StoredSection[] | undefined {
  const [opened, own, stored] = [before, mine, theirs].map(storedSections) as [
    StoredSection[],
    StoredSection[],
    StoredSection[],
  ];
  const byId = (sections: StoredSection[]) => new Map(sections.map((one) => [one.id, one]));
  const [was, here, there] = [byId(opened), byId(own), byId(stored)];
  const merged = new Map<string, StoredSection>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const [old, one, other] = [was.get(id), here.get(id), there.get(id)];
    const isUntouchedHere = isSame(old, one);
    if (!isUntouchedHere && !isSame(old, other) && !isSame(one, other)) return undefined;
    const section = isUntouchedHere ? other : one;
    if (section) merged.set(id, section);
  }
  const ids = orderOf(
    [opened, own, stored].map((all) => all.map(({ id }) => id)),
    merged,
  );
  return ids?.flatMap((id) => merged.get(id) ?? []);
}

/** The merged order; `undefined` if both have changed it. */
function orderOf(
  [opened = [], own = [], stored = []]: string[][],
  kept: ReadonlyMap<string, unknown>,
): string[] | undefined {
  const common = (ids: string[]) =>
    ids.filter((id) => opened.includes(id) && own.includes(id) && stored.includes(id));
  const hasMoved = (ids: string[]) => !isSame(common(ids), common(opened));
  if (hasMoved(own) && hasMoved(stored) && !isSame(common(own), common(stored))) return undefined;
  const [lead, other] = hasMoved(stored) ? [stored, own] : [own, stored];
  const order = lead.filter((id) => kept.has(id));
  // Additions of the other keep their predecessor.
  for (const [index, id] of other.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
