import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOfKind } from '../../schema/fields';
import type { CellProps, InputProps } from './kind-props';
import type { LazyInput } from './lazy-input';
import * as registry from './registry';

/** Components of a kind. */
interface Views<Of> {
  Input: ComponentType<InputProps<Of>> | LazyInput<InputProps<Of>>;
  Cell: ComponentType<CellProps<Of>>;
}

/**
 * Text inputs and those of the front page are bundled with its form, others are lazy; cells that render more than text
 * are loaded with the grid.
 */
export const kindViews: { readonly [Name in FieldKind]: Views<FieldOfKind[Name]> } = registry;

/** Preloads the fields' inputs while the record is fetched: late ones moved the form's buttons. */
export function preloadInputs(fields: readonly Field[]): void {
  for (const { kind, readOnly } of fields) {
    const { Input } = kindViews[kind];
    if (!readOnly && 'preload' in Input) Input.preload();
  }
}
