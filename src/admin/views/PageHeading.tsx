import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { company } from '../../shared/company';

interface Props {
  title: string;
  /** Buttons that concern the whole page. */
  children?: ReactNode;
}

/** The page's one h1 and the document's title. */
export function PageHeading({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} | ${company.name} admin`;
  }, [title]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        mb: 3,
      }}
    >
      <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
