import { Box, FormControl, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useInput } from 'react-admin';
import { FieldLabel } from '../../inputs/FieldLabel';
import { FieldMessages } from '../../inputs/FieldMessages';
import type { InputProps } from '../../views/form/input-props';
import type { IconField } from './kind';

/** A sign out of a set, each shown with its name. */
export function IconInput({ field, source, validate }: InputProps<IconField>) {
  const { label, helperText, icons } = field;
  const { id, field: input, fieldState, isRequired } = useInput({ source, validate });
  const { ref, ...control } = input;
  const messages = `${id}-messages`;
  return (
    <FormControl sx={{ mt: 2, mb: 2 }}>
      <FieldLabel
        id={`${id}-label`}
        {...{ label, source, isRequired }}
        error={fieldState.invalid}
      />
      <RadioGroup
        row
        {...control}
        value={input.value ?? ''}
        aria-labelledby={`${id}-label`}
        aria-describedby={messages}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: 1,
        }}
      >
        {Object.entries(icons).map(([name, { label: title, picture: Picture }], index) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" inputRef={index === 0 ? ref : undefined} />}
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Picture />
                {title}
              </Box>
            }
            sx={{
              m: 0,
              pr: 1,
              minHeight: 44,
              border: 1,
              borderColor: input.value === name ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          />
        ))}
      </RadioGroup>
      <FieldMessages id={messages} error={fieldState.error?.message} helperText={helperText} />
    </FormControl>
  );
}
