import { Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { SpokenStatus } from '../../layout/SpokenStatus';
import type { ResourceSchema } from '../../schema/resource-schema';
import { ConnectionNotice } from './ConnectionNotice';
import type { FormMode } from './form-mode';

const WORDS = {
  create: { idle: 'Create', busy: 'Creating...' },
  edit: { idle: 'Save changes', busy: 'Saving...' },
};

/** The button that saves; it cannot be pressed again while it does (spec, section 4). */
export function FormActions({ schema, mode }: { schema: ResourceSchema; mode: FormMode }) {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const { idle, busy } = WORDS[mode];
  const label = (mode === 'create' && schema.words.createButton) || idle;

  // A disabled button loses the focus; afterwards it has it back, unless an invalid field was given it.
  useEffect(() => {
    const pressed = button.current;
    if (!isSubmitting || document.activeElement !== pressed) return;
    return () => {
      if (document.activeElement === document.body) pressed?.focus();
    };
  }, [isSubmitting]);

  return (
    <Box
      sx={{
        // Always within reach on a phone, where an article is many screens long and there is no shortcut.
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 3,
        mx: { xs: -2, sm: -3 },
        mb: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 16px 16px',
      }}
    >
      <ConnectionNotice />
      <Button ref={button} type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? busy : label}
      </Button>
      <SpokenStatus>{isSubmitting && `Saving the ${schema.words.singular}`}</SpokenStatus>
    </Box>
  );
}
