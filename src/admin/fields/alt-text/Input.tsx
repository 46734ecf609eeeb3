import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { setAsTyped } from '../../ui/set-as-typed';
import type { InputProps } from '../kind-props';
import { LineInput } from '../LineInput';
import { MAX_ALT_TEXT, type AltTextField } from '../../../schema/kinds/alt-text';

interface Props extends InputProps<AltTextField> {
  /** What was said of the picture before this one. */
  former: unknown;
}

/** A description, or the mark of a decorative image. */
export default function AltTextInput({ field, source, validate, former }: Props) {
  const words: unknown = useWatch({ name: source });
  const form = useFormContext();
  const put = (what: unknown) => setAsTyped(form, source, what);
  const isDecoration = words === '';
  return (
    <Box sx={{ mt: -1, mb: 2 }}>
      <LineInput
        source={source}
        field={{ ...field, maxLength: MAX_ALT_TEXT }}
        // The empty string is valid: a decorative image.
        validate={isDecoration ? undefined : validate}
        format={(value) => value ?? ''}
        // Spaces alone would be stored as a decorative image's.
        parse={(typed) => (typed.trim() ? typed : null)}
        disabled={isDecoration}
      />
      <FormControlLabel
        label="The picture is decoration: it tells nothing that the text does not"
        control={
          <Checkbox
            checked={isDecoration}
            onChange={(event) => put(event.target.checked ? '' : null)}
          />
        }
      />
      <div role="status">
        {typeof words !== 'string' && (
          <Alert role="none" severity="warning" sx={{ mt: 0.5 }}>
            The picture is not described yet: people who cannot see it are told nothing about it.
            {typeof former === 'string' && former !== '' && (
              <Button
                color="inherit"
                size="small"
                sx={{ px: 0, textAlign: 'start' }}
                onClick={() => put(former)}
              >
                Keep the words “{former}”
              </Button>
            )}
          </Alert>
        )}
      </div>
    </Box>
  );
}
