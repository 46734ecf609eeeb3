import type { ComponentType } from 'react';
import { phrases } from '../../../schema/phrases';
import type { AdminResource, BarSource } from '../../crud/resource';
import { isFor, UNKNOWN_ROLE } from '../../../schema/role';

export interface BarEntry {
  to: string;
  label: string;
  icon?: ComponentType;
  /** Records that wait for staff: 3, "new". */
  waiting?: { count: number; label: string };
  /** Current at this address only, not below it. */
  end?: boolean;
}

export interface BarGroup {
  title: string;
  entries: BarEntry[];
}

export interface BarContent {
  /** Links outside of groups. */
  single: BarEntry[];
  groups: BarGroup[];
  /** Links that depend on the role: last, where they shift none of the others. */
  ofRole: BarEntry[];
}

export const barSourceOf = (schema: AdminResource): BarSource => ({
  ...schema,
  path: schema.table,
  label: phrases.name(schema),
});

/** Links in the given order: the front page first, groups under their titles. */
export function barContent(
  sources: readonly BarSource[],
  frontPage: AdminResource,
  waiting: Readonly<Record<string, number>> = {},
): BarContent {
  const single: BarEntry[] = [{ to: '/admin', label: phrases.newOne(frontPage), end: true }];
  const ofRole: BarEntry[] = [];
  const groups = new Map<string, BarEntry[]>();
  for (const { path, label, icon, bar = {}, roles } of sources) {
    const { group, count: counted } = bar;
    const count = waiting[path];
    const entry = {
      ...{ to: `/admin/${path}`, label, icon },
      ...(counted && count && { waiting: { count, label: counted.label } }),
    };
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), entry]);
    else (isFor(UNKNOWN_ROLE, { roles }) ? single : ofRole).push(entry);
  }
  return { single, groups: [...groups].map(([title, entries]) => ({ title, entries })), ofRole };
}
