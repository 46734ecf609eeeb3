import { Box } from '@mui/material';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface Props extends Omit<TextInputProps, 'helperText'> {
  source: string;
  helperText?: string;
  maxLength?: number;
}

/** A text field that counts against its limit below. */
export function LimitedTextInput({ helperText, maxLength, ...props }: Props) {
  return (
    <TextInput
      {...props}
      helperText={
        maxLength === undefined ? (
          (helperText ?? false)
        ) : (
          <CountedHelp source={props.source} help={helperText} maxLength={maxLength} />
        )
      }
    />
  );
}

interface CountProps {
  source: string;
  help?: string;
  maxLength: number;
}

function CountedHelp({ source, help, maxLength }: CountProps) {
  const value: unknown = useWatch({ name: source });
  const count = [...(typeof value === 'string' ? value.trim() : '')].length;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>{help}</span>
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
    </Box>
  );
}
