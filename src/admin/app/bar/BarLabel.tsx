import { Box } from '@mui/material';

/** As wide as it is when its link is the current one, and bold: so no other link of the bar moves. */
export function BarLabel({ children }: { children: string }) {
  return (
    <Box
      component="span"
      data-label={children}
      sx={{
        display: 'inline-grid',
        '&::after': {
          content: 'attr(data-label)',
          height: 0,
          overflow: 'hidden',
          visibility: 'hidden',
          fontWeight: 700,
        },
      }}
    >
      {children}
    </Box>
  );
}
