import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../shared/company';
import { useWaitingCounts } from '../data/use-waiting-counts';

const isWriting = () => document.querySelector('main form :focus') !== null;

interface Props {
  title: string;
  children?: ReactNode;
}

/**
 * The history entry at which the document was opened: "default" by react-router, or a key after a reload. Undefined in
 * the build.
 */
const OPENED = (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';

/**
 * The page's h1 and the document's title, which includes the number of waiting records. Receives the focus after a
 * navigation, which announces it, unless a field has it.
 */
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
        // A button's height, so that the heading stays when buttons appear.
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
