import { NativeSelect, OutlinedInput } from '@mui/material';
import { useInput, type Validator } from 'react-admin';
import { FieldControl } from './FieldParts';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator;
  choices: readonly { value: string | number | boolean; label: string }[];
  placeholder: string;
}

/** The native select, best by keyboard and on a phone. */
export function SelectField({ source, label, helperText, validate, choices, placeholder }: Props) {
  const input = useInput({ source, validate });
  const { id, field, fieldState, isRequired } = input;
  const { ref, ...control } = field;
  return (
    <FieldControl {...{ label, source, helperText, input }}>
      <NativeSelect
        {...control}
        input={<OutlinedInput inputRef={ref} />}
        variant="outlined"
        value={field.value ?? ''}
        inputProps={{
          id,
          'aria-required': isRequired,
          'aria-describedby': fieldState.error || helperText ? `${id}-helper-text` : undefined,
        }}
      >
        <option value="" disabled={isRequired}>
          {placeholder}
        </option>
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldControl>
  );
}
