import { Alert, Box, Checkbox, FormControlLabel } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../kind-props';
import { LineInput } from '../LineInput';
import type { AltTextField } from '../../../schema/kinds/alt-text';
import { siblingPath } from '../../../schema/field-paths';

/** Rendered with a picture: a description, or the mark of a decorative image. */
export default function AltTextInput({ field, source, validate }: InputProps<AltTextField>) {
  const picture: unknown = useWatch({ name: siblingPath(source, field.of) });
  const words: unknown = useWatch({ name: source });
  const { getFieldState, setValue } = useFormContext();
  if (!picture) return null;
  const isDecoration = words === '';
  const decide = (isNow: boolean) =>
    setValue(source, isNow ? '' : null, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: getFieldState(source).invalid,
    });
  return (
    <Box sx={{ mt: -1, mb: 2 }}>
      <LineInput
        {...{ field, source }}
        // The empty string is valid: a decorative image.
        validate={isDecoration ? undefined : validate}
        format={(value) => value ?? ''}
        parse={(typed) => typed || null}
        disabled={isDecoration}
      />
      <FormControlLabel
        label="The picture is decoration: it tells nothing that the text does not"
        control={
          <Checkbox checked={isDecoration} onChange={(event) => decide(event.target.checked)} />
        }
      />
      <div role="status">
        {typeof words !== 'string' && (
          <Alert role="none" severity="warning" sx={{ mt: 0.5 }}>
            The picture is not described yet: people who cannot see it are told nothing about it.
          </Alert>
        )}
      </div>
    </Box>
  );
}
