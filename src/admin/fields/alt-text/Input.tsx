import { Alert, Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { FieldTitle, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldMessages } from '../../ui/FieldMessages';
import type { InputProps } from '../input-props';
import type { AltTextField } from '../../../schema/kinds/alt-text';
import { siblingPath } from '../../../schema/sibling-path';

/** Asked for once there is a picture: what it shows, or that it is decoration. */
export function AltTextInput({ field, source, validate }: InputProps<AltTextField>) {
  const { label, helperText, of } = field;
  const picture: unknown = useWatch({ name: siblingPath(source, of) });
  const {
    id,
    field: input,
    fieldState,
    isRequired,
  } = useInput({
    ...{ source, validate },
    format: keep,
    parse: keep,
  });
  if (!picture) return null;
  const isDecoration = input.value === '';
  const messages = `${id}-messages`;
  return (
    <Box sx={{ mt: -1, mb: 2 }}>
      <TextField
        id={id}
        inputRef={input.ref}
        label={
          <FieldTitle label={label} source={source} isRequired={isRequired && !isDecoration} />
        }
        value={typeof input.value === 'string' ? input.value : ''}
        onChange={(event) => input.onChange(event.target.value || null)}
        onBlur={input.onBlur}
        disabled={isDecoration}
        error={fieldState.invalid}
        slotProps={{ htmlInput: { 'aria-describedby': messages } }}
      />
      <FormControlLabel
        label="The picture is decoration: it tells nothing that the text does not"
        control={
          <Checkbox
            checked={isDecoration}
            onChange={(event) => input.onChange(event.target.checked ? '' : null)}
          />
        }
      />
      <div role="status">
        {typeof input.value !== 'string' && (
          <Alert role="none" severity="warning" sx={{ mt: 0.5 }}>
            The picture is not described yet: people who cannot see it are told nothing about it.
          </Alert>
        )}
      </div>
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </Box>
  );
}

const keep = (value: unknown) => value;
