import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { BarGroup } from './group-bar-entries';
import { WaitingCount } from './BarLink';

interface Props extends Pick<BarGroup, 'entries'> {
  id: string;
  /** Its anchor. */
  button: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

export default function BarGroupMenu({ id, entries, button, isOpen, onClose }: Props) {
  return (
    <Menu
      id={id}
      anchorEl={button}
      open={isOpen}
      // Inside the button's landmark.
      container={() => button.closest('nav')}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
    >
      {entries.map(({ to, label, icon: Icon, waiting }) => (
        <MenuItem
          key={to}
          component={NavLink}
          to={to}
          onClick={onClose}
          sx={{
            minHeight: 44,
            '&.active': { fontWeight: 700 },
            '&.Mui-focusVisible': { outlineOffset: -3 },
          }}
        >
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
      ))}
    </Menu>
  );
}
