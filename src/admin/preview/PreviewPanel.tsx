import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type ReactNode } from 'react';

/** How long typing must have stood still before a preview follows it. */
export const PREVIEW_DELAY_MS = 250;

/** Beside a form, what visitors will see of it. Starts open where there is room for it. */
export function PreviewPanel({ children }: { children: ReactNode }) {
  const id = useId();
  const roomy = useMediaQuery('(min-width: 64rem)', { noSsr: true });
  const [choice, setChoice] = useState<boolean>();
  const open = choice ?? roomy;
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ width: '100%', position: { lg: 'sticky' }, top: '6rem' }}
    >
      <Button
        onClick={() => setChoice(!open)}
        aria-expanded={open}
        aria-controls={id}
        endIcon={
          <ExpandMore sx={{ rotate: open ? '180deg' : '0deg', transition: 'rotate 0.2s' }} />
        }
      >
        {open ? 'Hide preview' : 'Show preview'}
      </Button>
      <Collapse id={id} in={open} unmountOnExit>
        {children}
      </Collapse>
    </Box>
  );
}
