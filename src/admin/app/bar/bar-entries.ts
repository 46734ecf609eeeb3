import type { ComponentType } from 'react';
import { phrases } from '../../../schema/phrases';
import type { AdminResource, BarSource } from '../../crud/resource';
import { isFor, UNKNOWN_ROLE } from '../../../schema/role';

/** A link of the bar. */
export interface BarEntry {
  to: string;
  label: string;
  icon?: ComponentType;
  /** Records that wait for staff, and what they are: 3, "new". */
  waiting?: { count: number; label: string };
  /** Only this address is it, not those below it. */
  end?: boolean;
}

export interface BarGroup {
  title: string;
  entries: BarEntry[];
}

export interface BarContent {
  /** What stands in the bar itself. */
  single: BarEntry[];
  groups: BarGroup[];
  /** Links that come once it is known who is here: last, where they push none of the others. */
  ofRole: BarEntry[];
}

/** The links of the bar in the order of the registry: the front page first, those of a group under its title. */
export function barContent(
  resources: readonly BarSource[],
  frontPage: AdminResource,
  waiting: Readonly<Record<string, number>> = {},
): BarContent {
  const single: BarEntry[] = [{ to: '/admin', label: phrases.newOne(frontPage), end: true }];
  const ofRole: BarEntry[] = [];
  const groups = new Map<string, BarEntry[]>();
  for (const schema of resources) {
    const { icon, bar = {} } = schema;
    const { group, count: counted } = bar;
    const count = waiting[schema.table];
    const entry = {
      to: `/admin/${schema.table}`,
      label: phrases.name(schema),
      icon,
      ...(counted && count && { waiting: { count, label: counted.label } }),
    };
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), entry]);
    else (isFor(UNKNOWN_ROLE, schema) ? single : ofRole).push(entry);
  }
  return { single, groups: [...groups].map(([title, entries]) => ({ title, entries })), ofRole };
}
