import { Box, OutlinedInput, type OutlinedInputProps, type SxProps } from '@mui/material';
import type { FunctionComponent } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../schema/fields';
import type { CommonField } from '../../schema/kind';
import type { InputProps } from './kind-props';
import { FieldControl } from '../ui/FieldParts';

interface LineField extends CommonField {
  maxLength?: number;
}

/** Props of the native input. */
type LineLooks = Pick<
  OutlinedInputProps,
  | 'type'
  | 'multiline'
  | 'inputComponent'
  | 'autoComplete'
  | 'inputProps'
  | 'startAdornment'
  | 'disabled'
> & { sx?: SxProps };

interface Props<Value> extends Pick<InputProps<LineField>, 'field' | 'source'>, LineLooks {
  validate?: InputProps<LineField>['validate'];
  format?: (value: Value | null) => string;
  parse?: (typed: string) => Value | null;
}

/** Text input with its field's label, help, limit and validation. */
export function LineInput<Value = string>(props: Props<Value>) {
  const { field, source, validate, format, parse, sx, ...looks } = props;
  const { label, helperText, maxLength } = field;
  const type = looks.type ?? 'text';
  const input = useInput({ source, validate, format, parse, type });
  const { id, field: bound, fieldState, isRequired } = input;
  const { ref, ...control } = bound;
  const help =
    maxLength === undefined ? (
      helperText
    ) : (
      <CountedHelp source={source} help={helperText} maxLength={maxLength} />
    );
  return (
    <FieldControl {...{ label, source, input, sx }} helperText={help}>
      <OutlinedInput
        {...control}
        {...looks}
        id={id}
        type={type}
        slotProps={{ input: { required: isRequired } }}
        inputRef={ref}
        aria-describedby={fieldState.error || help ? `${id}-helper-text` : undefined}
      />
    </FieldControl>
  );
}

/** Creates the input of a single-line kind. */
export function line<Of extends Field>(
  looks: LineLooks | ((field: Of) => LineLooks) = {},
): FunctionComponent<InputProps<Of>> {
  return function Line({ field, source, validate }: InputProps<Of>) {
    return (
      <LineInput
        {...{ field, source, validate }}
        {...(typeof looks === 'function' ? looks(field) : looks)}
      />
    );
  };
}

/** A short input with a numeric keyboard, without autofill. */
export function figure(inputMode: 'numeric' | 'decimal'): LineLooks {
  return { autoComplete: 'off', inputProps: { inputMode }, sx: SHORT };
}

export const SHORT: SxProps = { maxWidth: '14rem', mr: 2 };

const ROWS = 3;

export const SEVERAL_LINES: LineLooks = {
  multiline: true,
  // MUI's own measures the text at each key; without `field-sizing` a browser scrolls and resizes it.
  inputComponent: 'textarea',
  inputProps: { rows: ROWS, type: undefined },
  sx: {
    '& textarea': { fieldSizing: 'content', minHeight: `${ROWS}lh` },
    '@supports not (field-sizing: content)': { '& textarea': { resize: 'vertical' } },
  },
};

interface CountedHelpProps {
  source: string;
  help?: string;
  maxLength: number;
}

/** Share of the limit from which the count is shown. */
const NEARLY_FULL = 0.8;

/** A field's help, with a character count close to its limit. */
function CountedHelp({ source, help, maxLength }: CountedHelpProps) {
  const value: unknown = useWatch({ name: source });
  const count = [...(typeof value === 'string' ? value.trim() : '')].length;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>{help}</span>
      {count >= maxLength * NEARLY_FULL && (
        <Box
          component="span"
          sx={{
            marginInlineStart: 'auto',
            fontVariantNumeric: 'tabular-nums',
            ...(count > maxLength && { color: 'error.main', fontWeight: 700 }),
          }}
        >
          {count} of {maxLength} characters
        </Box>
      )}
    </Box>
  );
}
