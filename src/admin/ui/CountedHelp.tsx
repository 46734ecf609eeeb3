import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';

interface Props {
  source: string;
  help?: string;
  maxLength: number;
}

/** A field's help, and how much of its limit is used. */
export function CountedHelp({ source, help, maxLength }: Props) {
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
