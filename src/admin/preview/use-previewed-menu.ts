import menu from 'virtual:content/menu';
import { useMemo } from 'react';
import { asText, type FormValues } from '../../schema/kind';
import { useContent } from '../../shared/content/use-content';
import type { Fill } from '../../shared/content/placeholders';
import { menuOf } from '../../site/layout/menu-tree';

/** Bar and footer with the edited menu item; `undefined` for other tables. */
export function usePreviewedMenu(table: string, row: FormValues, fill: Fill) {
  const seen = useContent(menu);
  return useMemo(
    () => (table === 'menu' ? menuWith(row, seen, fill) : undefined),
    [table, row, seen, fill],
  );
}

type MenuRow = ReturnType<typeof menu.get>[number];

/** The menu with an edited item, in place or appended. */
export function menuWith(typed: FormValues, seen: readonly MenuRow[], fill: Fill) {
  const above = seen.find(({ id }) => id === typed.below);
  const item = {
    ...{ id: asText(typed.id), label: fill(asText(typed.label)), href: asText(typed.href) },
    place: typed.place as MenuRow['place'],
    below: above && { id: above.id, title: above.label },
  };
  const isThere = seen.some(({ id }) => id === item.id);
  return menuOf(isThere ? seen.map((row) => (row.id === item.id ? item : row)) : [...seen, item]);
}
