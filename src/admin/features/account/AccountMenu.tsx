import AccountCircle from '@mui/icons-material/AccountCircle';
import { Box, Button, ListSubheader, MenuItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { confirmSession } from '../../data/session';
import { BusyIcon } from '../../ui/BusyIcon';
import { MenuButton } from '../../ui/MenuButton';
import { useSignOut } from './use-sign-out';

export default function AccountMenu({ email }: { email: string }) {
  const [signOut, question, isLeaving] = useSignOut();
  // Again on return to the tab.
  useQuery({
    queryKey: ['confirmed session'],
    queryFn: () => confirmSession().then(() => true),
    retry: false,
    staleTime: 0,
  });
  return (
    <>
      <MenuButton
        button={(opening) => (
          <Button
            {...opening}
            aria-label={`Account: ${email}`}
            sx={{ flexShrink: 0, minWidth: 44, gap: 1, px: { xs: 1, md: 2 } }}
          >
            <BusyIcon isBusy={isLeaving}>
              <AccountCircle />
            </BusyIcon>
            <Typography
              component="span"
              variant="inherit"
              noWrap
              sx={{ display: { xs: 'none', md: 'block' }, maxWidth: '14rem' }}
            >
              {email}
            </Typography>
          </Button>
        )}
        items={(close) => [
          // MUI passes over this alone when it gives the first item the focus.
          <ListSubheader
            key="account"
            role="none"
            disableSticky
            color="inherit"
            sx={{ pt: 0.5, pb: 1 }}
          >
            <Typography variant="body2" color="text.secondary">
              Signed in as
            </Typography>
            <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{email}</Box>
          </ListSubheader>,
          <MenuItem key="page" component={Link} to="/admin/account" onClick={close}>
            Your account
          </MenuItem>,
          <MenuItem
            key="leave"
            onClick={() => {
              close();
              void signOut('local');
            }}
          >
            Sign out
          </MenuItem>,
        ]}
      />
      {question}
    </>
  );
}
