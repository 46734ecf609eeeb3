import { OutlinedInput, type OutlinedInputProps, type SxProps } from '@mui/material';
import { useInput } from 'react-admin';
import type { CommonField } from '../../schema/kind';
import type { InputProps } from './input-props';
import { CountedHelp } from '../ui/CountedHelp';
import { FieldControl } from '../ui/FieldControl';

interface LineField extends CommonField {
  maxLength?: number;
}

interface Props
  extends
    Pick<InputProps<LineField>, 'field' | 'source' | 'validate'>,
    Pick<
      OutlinedInputProps,
      'type' | 'multiline' | 'minRows' | 'autoComplete' | 'inputProps' | 'startAdornment'
    > {
  format?: (value: string | null) => string;
  parse?: (typed: string) => string;
  sx?: SxProps;
}

/** A text input with the label, the help, the limit and the rules of its field. */
export function LineInput({ field, source, validate, format, parse, sx, ...looks }: Props) {
  const { label, helperText, maxLength } = field;
  const type = looks.type ?? 'text';
  const {
    id,
    field: input,
    fieldState,
    isRequired,
  } = useInput({
    source,
    validate,
    format,
    parse,
    type,
  });
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
