import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { BarGroup } from './bar-entries';
import { BarGroupButton } from './BarGroupButton';
import { WaitingCount } from './WaitingCount';

/** The ways of a group, under the button that is named after it. */
export function BarGroupMenu({ title, entries }: BarGroup) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setButton(null);
  return (
    <>
      <BarGroupButton
        ref={place}
        {...{ title, entries }}
        id={`${id}-button`}
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      />
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
