import { OutlinedInput, type OutlinedInputProps, type SxProps } from '@mui/material';
import { useInput } from 'react-admin';
import type { CommonField } from '../../schema/kind';
import type { InputProps } from './input-props';
import { CountedHelp } from '../ui/CountedHelp';
import { FieldControl } from '../ui/FieldControl';

interface LineField extends CommonField {
  maxLength?: number;
}

/** What a browser is told of a line of text. */
export type LineLooks = Pick<
  OutlinedInputProps,
  'type' | 'multiline' | 'minRows' | 'autoComplete' | 'inputProps' | 'startAdornment' | 'disabled'
> & { sx?: SxProps };

interface Props<Value> extends Pick<InputProps<LineField>, 'field' | 'source'>, LineLooks {
  validate?: InputProps<LineField>['validate'];
  format?: (value: Value | null) => string;
  parse?: (typed: string) => Value | null;
}

/** A text input of a form with the label, the help, the limit and the rules of its field. */
export function LineInput<Value = string>(props: Props<Value>) {
  const { field, source, validate, format, parse, sx, ...looks } = props;
  const { label, helperText, maxLength } = field;
  const type = looks.type ?? 'text';
  const {
    id,
    field: input,
    fieldState,
    isRequired,
  } = useInput({ source, validate, format, parse, type });
  const { ref, ...control } = input;
  const error = fieldState.error?.message;
  const help =
    maxLength === undefined ? (
      helperText
    ) : (
      <CountedHelp source={source} help={helperText} maxLength={maxLength} />
    );
  return (
    <FieldControl
      {...{ id, label, source, isRequired, error, sx }}
      isInvalid={fieldState.invalid}
      helperText={help}
    >
      <OutlinedInput
        {...control}
        {...looks}
        id={id}
        type={type}
        inputRef={ref}
        aria-describedby={error || help ? `${id}-helper-text` : undefined}
      />
    </FieldControl>
  );
}
