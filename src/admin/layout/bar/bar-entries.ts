import type { ComponentType } from 'react';
import { phrases } from '../../schema/phrases';
import type { ResourceSchema } from '../../schema/resource-schema';

/** A way that the bar offers. */
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
}

/** The ways of the bar in the order of the registry: the front page first, those of a group under its title. */
export function barContent(
  resources: readonly ResourceSchema[],
  frontPage: ResourceSchema,
  waiting: ReadonlyMap<string, number> = new Map(),
): BarContent {
  const single: BarEntry[] = [{ to: '/admin', label: phrases.newOne(frontPage), end: true }];
  const groups = new Map<string, BarEntry[]>();
  for (const schema of resources) {
    const { icon, group, count: counted } = schema.bar ?? {};
    const count = waiting.get(schema.table);
    const entry = {
      to: `/admin/${schema.table}`,
      label: phrases.name(schema),
      icon,
      ...(counted && count && { waiting: { count, label: counted.label } }),
    };
    if (group === undefined) single.push(entry);
    else groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return { single, groups: [...groups].map(([title, entries]) => ({ title, entries })) };
}
