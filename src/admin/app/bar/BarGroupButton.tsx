import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Button, type ButtonProps } from '@mui/material';
import { useLocation } from 'react-router-dom';
import type { BarGroup } from './bar-entries';
import { BarLabel } from './BarLabel';
import { BAR_BUTTON } from './bar-styles';

type Props = BarGroup & Omit<ButtonProps, 'title'>;

/** Named after the group whose menu it opens; underlined where one of its ways has led to. */
export function BarGroupButton({ title, entries, ...props }: Props) {
  const { pathname } = useLocation();
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Button
      color="inherit"
      className={isHere ? 'active' : undefined}
      endIcon={<KeyboardArrowDown />}
      aria-haspopup="menu"
      sx={BAR_BUTTON}
      {...props}
    >
      <BarLabel>{title}</BarLabel>
    </Button>
  );
}
