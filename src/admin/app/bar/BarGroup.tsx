import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Button, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { NavLink, useLocation } from 'react-router-dom';
import { MenuButton } from '../../ui/MenuButton';
import type { BarGroup as Group } from './group-bar-entries';
import { BarLabel, WaitingCount } from './BarLink';
import { BAR_BUTTON } from './bar-styles';

/** A menu of a group's pages. Underlined on them. */
export function BarGroup({ title, entries }: Group) {
  const { pathname } = useLocation();
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <MenuButton
      button={(opening) => (
        <Button
          {...opening}
          color="inherit"
          className={isHere ? 'active' : undefined}
          endIcon={<KeyboardArrowDown />}
          sx={BAR_BUTTON}
        >
          <BarLabel>{title}</BarLabel>
        </Button>
      )}
      items={(close) =>
        entries.map(({ to, label, icon: Icon, waiting }) => (
          <MenuItem key={to} component={NavLink} to={to} onClick={close}>
            {Icon && (
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
            )}
            <ListItemText inset={!Icon && entries.some(({ icon }) => icon)} disableTypography>
              {label}
            </ListItemText>
            {waiting && <WaitingCount {...waiting} />}
          </MenuItem>
        ))
      }
    />
  );
}
