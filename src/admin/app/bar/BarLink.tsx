import { Button } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { BarEntry } from './bar-entries';
import { BarLabel } from './BarLabel';
import { BAR_BUTTON } from './bar-styles';
import { WaitingCount } from './WaitingCount';

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
