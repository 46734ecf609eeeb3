import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { BarGroup } from './bar-entries';
import { BAR_BUTTON } from './bar-styles';
import { WaitingCount } from './WaitingCount';

/** The ways of a group, under the button that is named after it. */
export function BarGroupMenu({ title, entries }: BarGroup) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const id = useId();
  const isHere = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const close = () => setButton(null);
  return (
    <>
      <Button
        ref={place}
        id={`${id}-button`}
        color="inherit"
        className={isHere ? 'active' : undefined}
        endIcon={<KeyboardArrowDown />}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
        sx={BAR_BUTTON}
      >
        {title}
      </Button>
      <Menu
        id={id}
        anchorEl={button}
        open={button !== null}
        // Inside the landmark that it belongs to.
        container={() => place.current?.closest('nav') ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {entries.map(({ to, label, icon: Icon, waiting }) => (
          <MenuItem
            key={to}
            component={NavLink}
            to={to}
            onClick={close}
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
    </>
  );
}
