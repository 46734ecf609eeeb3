import AccountCircle from '@mui/icons-material/AccountCircle';
import { Box, Button, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmSession } from '../../data/session';
import { BusyIcon } from '../../ui/BusyIcon';
import { useSignOut } from './use-sign-out';

const ITEM = { minHeight: 44, '&.Mui-focusVisible': { outlineOffset: -3 } };

export default function AccountMenu({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const id = useId();
  const [signOut, question, isLeaving] = useSignOut();
  // Again on return to the tab.
  useQuery({
    queryKey: ['confirmed session'],
    queryFn: () => confirmSession().then(() => true),
    retry: false,
    staleTime: 0,
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={setButton}
        id={`${id}-button`}
        aria-label={`Account: ${email}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0, minWidth: 44, gap: 1, px: { xs: 1, md: 2 } }}
      >
        <BusyIcon isBusy={isLeaving}>
          <AccountCircle />
        </BusyIcon>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'block' },
            maxWidth: '14rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {email}
        </Box>
      </Button>
      <Menu
        id={id}
        anchorEl={button}
        open={isOpen}
        // Inside of its landmark.
        container={button?.closest('nav')}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          paper: { sx: { maxWidth: 'min(22rem, 100vw - 2rem)' } },
        }}
      >
        {/* MUI passes over this alone when it gives the first item the focus. */}
        <ListSubheader role="none" disableSticky color="inherit" sx={{ pt: 0.5, pb: 1 }}>
          <Typography variant="body2" color="text.secondary">
            Signed in as
          </Typography>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{email}</Typography>
        </ListSubheader>
        <MenuItem component={Link} to="/admin/account" onClick={close} sx={ITEM}>
          Your account
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void signOut('local');
          }}
          sx={ITEM}
        >
          Sign out
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}
