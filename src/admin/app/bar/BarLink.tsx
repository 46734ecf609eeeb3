import { Box, Button } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { visuallyHidden } from '../../ui/SpokenStatus';
import type { BarEntry } from './group-bar-entries';
import { BAR_BUTTON } from './bar-styles';

export function BarLink({ to, label, icon: Icon, waiting, end = false }: BarEntry) {
  return (
    <Button
      component={NavLink}
      to={to}
      end={end}
      color="inherit"
      startIcon={Icon && <Icon />}
      sx={BAR_BUTTON}
    >
      <BarLabel>{label}</BarLabel>
      {waiting && <WaitingCount {...waiting} />}
    </Button>
  );
}

/** As wide as in bold, which marks the current link, so that no other link shifts. */
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

interface Props {
  count: number;
  /** Such as "new". */
  label: string;
}

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
        // The same in both schemes, on the sun colour.
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
