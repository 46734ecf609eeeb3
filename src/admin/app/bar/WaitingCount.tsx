import { Box } from '@mui/material';
import { visuallyHidden } from '../../ui/visually-hidden';

interface Props {
  count: number;
  /** What they are: "new". */
  label: string;
}

/** How many records wait, beside the link to them. */
export function WaitingCount({ count, label }: Props) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 22,
        height: 22,
        ml: 1,
        px: 0.75,
        display: 'inline-grid',
        gridAutoFlow: 'column',
        placeContent: 'center',
        borderRadius: 11,
        bgcolor: 'warning.main',
        // The same in both schemes: it stands on the sun.
        color: 'var(--navy-deep)',
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
        '@media (forced-colors: active)': { border: '1px solid' },
      }}
    >
      {count > 99 ? '99+' : count}
      <Box component="span" sx={visuallyHidden}>
        {` ${label}`}
      </Box>
    </Box>
  );
}
