import { Box, Button } from '@mui/material';
import { useFormState } from 'react-hook-form';
import type { ResourceSchema } from '../../schema/resource-schema';
import type { FormMode } from './ResourceForm';

const WORDS = {
  create: { idle: 'Create', busy: 'Creating...' },
  edit: { idle: 'Save changes', busy: 'Saving...' },
};

/** The button that saves; it cannot be pressed again while it does (spec, section 4). */
export function FormActions({ schema, mode }: { schema: ResourceSchema; mode: FormMode }) {
  const { isSubmitting } = useFormState();
  const { idle, busy } = WORDS[mode];
  const label = (mode === 'create' && schema.words.createButton) || idle;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? busy : label}
      </Button>
    </Box>
  );
}
