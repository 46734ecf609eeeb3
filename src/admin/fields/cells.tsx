import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { Field } from '../../schema/fields';
import { kindOf } from '../../schema/kinds';
import { isSafeAddress } from '../../shared/formats/safe-address';
import { shortened } from '../../shared/text';
import type { CellProps } from './kind-props';
import { PlaceholderText } from '../data/PlaceholderText';

export function TextCell({ schema, field, value, full }: CellProps<Field>) {
  const all = kindOf(field).toText(value, field);
  const text = full ? all : shortened(all);
  return schema.quotes || schema.fills ? <PlaceholderText text={text} /> : text;
}

/** Numbers and days: not wrapped, tabular digits. */
export function FigureCell({ field, value }: CellProps<Field>) {
  return (
    <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {kindOf(field).toText(value, field)}
    </Box>
  );
}

/** Creates a cell with a link of touch-target height; plain text without an address. */
export function linkCell(hrefOf: (props: CellProps<Field>) => string | undefined) {
  return function Cell(props: CellProps<Field>): ReactNode {
    const href = hrefOf(props);
    const text = kindOf(props.field).toText(props.value, props.field);
    if (!href) return text;
    return (
      <Link
        href={href}
        sx={{ display: 'inline-block', minWidth: 24, py: 0.5, overflowWrap: 'anywhere' }}
      >
        {text}
      </Link>
    );
  };
}

export function leadsSomewhere({ value }: CellProps<Field>): string | undefined {
  return isSafeAddress(String(value)) ? String(value) : undefined;
}
