import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../shared/company';
import { useWaitingCounts } from '../data/status';

/** Whether a field of the page has the focus already. */
const isWriting = () => document.querySelector('main form :focus') !== null;

interface Props {
  title: string;
  /** Buttons that concern the whole page. */
  children?: ReactNode;
}

/**
 * The history entry that the document was opened at: react-router's name for one without a key; a reload keeps its key. The
 * build has no history.
 */
const OPENED = (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';

/** The page's one h1 and the document's title, which counts what waits for staff. Takes the focus when one came from another page, which announces it, unless one is writing. */
export function PageHeading({ title, children }: Props) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useEffectEvent(() => {
    if (key !== OPENED && !isWriting()) heading.current?.focus();
  });
  useEffect(() => announce(), []);
  const waiting = Object.values(useWaitingCounts()).reduce((sum, count) => sum + count, 0);
  useEffect(() => {
    const counted = waiting > 0 ? `(${waiting}) ` : '';
    document.title = `${counted}${title} | ${company.get().name} admin`;
  }, [title, waiting]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        // Of a button, so that the heading stays where it is when some come beside it.
        minHeight: 44,
        mb: 3,
      }}
    >
      <Typography
        component="h1"
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
