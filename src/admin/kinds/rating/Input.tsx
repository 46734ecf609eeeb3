import { Box, Button, FormControl, Rating } from '@mui/material';
import { useInput } from 'react-admin';
import { FieldLabel } from '../../inputs/FieldLabel';
import { FieldMessages } from '../../inputs/FieldMessages';
import type { InputProps } from '../../views/form/input-props';
import { MOST_STARS, starsOf, type RatingField } from './kind';

/** Stars to press, a radio group for the keyboard. */
export function RatingInput({ field, source, validate }: InputProps<RatingField>) {
  const { label, helperText, max = MOST_STARS } = field;
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
  const messages = `${id}-messages`;
  return (
    <FormControl
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={messages}
      sx={{ mt: 2, mb: 2 }}
    >
      <FieldLabel
        id={`${id}-label`}
        {...{ label, source, isRequired }}
        error={fieldState.invalid}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Rating
          component="div"
          role="presentation"
          ref={(stars: HTMLElement | null) => input.ref(stars?.querySelector('input'))}
          name={source}
          size="large"
          max={max}
          value={typeof input.value === 'number' ? input.value : null}
          getLabelText={starsOf}
          onChange={(_event, value) => input.onChange(value)}
          onBlur={input.onBlur}
        />
        {!isRequired && input.value && (
          <Button size="small" onClick={() => input.onChange(null)}>
            Clear
          </Button>
        )}
      </Box>
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </FormControl>
  );
}

const keep = (value: unknown) => value;
