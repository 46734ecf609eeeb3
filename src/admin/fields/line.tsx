import type { SxProps } from '@mui/material';
import type { ComponentType } from 'react';
import type { Field } from '../../schema/fields';
import type { InputProps } from './input-props';
import { LineInput, type LineLooks } from './LineInput';

/** The input of a kind that is a line of text, by what the browser is told of it. */
export function line<Of extends Field>(
  looks: LineLooks | ((field: Of) => LineLooks) = {},
): ComponentType<InputProps<Of>> {
  return function Line({ field, source, validate }: InputProps<Of>) {
    return (
      <LineInput
        {...{ field, source, validate }}
        {...(typeof looks === 'function' ? looks(field) : looks)}
      />
    );
  };
}

/** A figure needs little room, and the keyboard of a phone that has digits; a browser fills in none. */
export function figure(inputMode: 'numeric' | 'decimal'): LineLooks {
  return { autoComplete: 'off', inputProps: { inputMode }, sx: SHORT };
}

export const SHORT: SxProps = { maxWidth: '14rem', mr: 2 };

const ROWS = 3;

export const SEVERAL_LINES: LineLooks = {
  multiline: true,
  minRows: ROWS,
  inputProps: { rows: ROWS },
  // As high as MUI makes it once it can measure, which it cannot while the page is drawn beside the document.
  sx: { '& textarea[rows]': { minHeight: `${ROWS}lh` } },
};
