import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import type { CellProps, InputProps } from './kind-props';
import type { LazyInput } from './lazy-input';
import * as registry from './registry';

/** How fields of a kind are typed, and their stored values shown. */
interface Views<Of> {
  Input: ComponentType<InputProps<Of>> | LazyInput<InputProps<Of>>;
  Cell: ComponentType<CellProps<Of>>;
}

/**
 * Lines of text, and the inputs of the front page, come with its form; the rest when a form has them. Cells that need more than
 * a text come with the grid.
 */
export const kindViews: { readonly [Name in FieldKind]: Views<FieldOfKind[Name]> } = registry;

/** Fetches what a form of these fields is typed with, while its record is still being read: what came later moved its buttons. */
export function preloadInputs(fields: readonly Field[]): void {
  for (const { kind, readOnly } of fields) {
    const { Input } = kindViews[kind];
    if (!readOnly && 'preload' in Input) Input.preload();
  }
}
