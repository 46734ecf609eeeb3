import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A group of fields (`role="group"`), whose heading screen readers announce with each. */
export function FieldSet({ title, description, children }: Props) {
  return (
    <Box
      component="fieldset"
      sx={{
        minWidth: 0,
        m: 0,
        mt: 3,
        mb: 2,
        p: 0,
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="legend"
        sx={{ pr: 1.5, pl: 0, fontWeight: 700, fontSize: '1rem', lineHeight: 1.5 }}
      >
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {description}
        </Typography>
      )}
      {children}
    </Box>
  );
}
