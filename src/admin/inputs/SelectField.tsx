import { TextField } from '@mui/material';
import { FieldTitle, useInput, ValidationError, type Validator } from 'react-admin';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator;
  choices: readonly { value: string | number | boolean; label: string }[];
  placeholder: string;
}

/** A choice from a short list, with the browser's own control: best by keyboard and on a phone. */
export function SelectField({ source, label, helperText, validate, choices, placeholder }: Props) {
  const { id, field, fieldState, isRequired } = useInput({ source, validate });
  const { ref, ...control } = field;
  const complaint = fieldState.error?.message;
  return (
    <TextField
      {...control}
      inputRef={ref}
      id={id}
      select
      value={field.value ?? ''}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={complaint ? <ValidationError error={complaint} /> : helperText}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': isRequired },
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
    </TextField>
  );
}
