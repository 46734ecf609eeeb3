import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { DisplayDateField, SlugField } from '../../schema/fields';
import { derivedValue } from '../../schema/row';

/** A value nobody types, as it will be saved. */
export function DerivedValue({ field }: { field: SlugField | DisplayDateField }) {
  const values = useWatch();
  const value = derivedValue(field, values, new Date());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: 1.75, mb: 1 }}>
      <Typography variant="body2" component="span" color="text.secondary">
        {field.label}
      </Typography>
      <Typography
        variant="body2"
        component="output"
        aria-label={field.label}
        sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {field.kind === 'slug' ? `${field.prefix}${value || '…'}` : value}
      </Typography>
    </Box>
  );
}
