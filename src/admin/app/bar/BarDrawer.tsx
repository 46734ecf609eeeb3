import Close from '@mui/icons-material/Close';
import {
  Box,
  Drawer,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { WaitingCount } from './WaitingCount';
import type { BarContent, BarEntry } from './bar-entries';

interface Props extends BarContent {
  isOpen: boolean;
  onClose: () => void;
}

/** Every way of the admin, one under the other, in their groups. */
export function BarDrawer({ single, groups, ofRole, isOpen, onClose }: Props) {
  const id = useId();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Admin menu',
          sx: { width: 'min(20rem, 100vw - 3rem)', p: 1, pb: 3 },
        },
      }}
      // Above the site's navigation, which is fixed to the top.
      sx={{ zIndex: 'calc(var(--layer-nav) + 1)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2 }}>
        <Typography component="h2" sx={{ fontWeight: 700 }}>
          Admin
        </Typography>
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <nav aria-label="Admin">
        <Ways entries={[...single, ...ofRole]} onFollow={onClose} />
        {groups.map(({ title, entries }, index) => (
          <section key={title} aria-labelledby={`${id}-${index}`}>
            <Typography
              id={`${id}-${index}`}
              component="h3"
              variant="body2"
              color="text.secondary"
              sx={{ fontWeight: 700, px: 2, pt: 2 }}
            >
              {title}
            </Typography>
            <Ways entries={entries} onFollow={onClose} />
          </section>
        ))}
      </nav>
    </Drawer>
  );
}

function Ways({ entries, onFollow }: { entries: BarEntry[]; onFollow: () => void }) {
  const hasIcons = entries.some(({ icon }) => icon);
  return (
    <List disablePadding>
      {entries.map(({ to, label, icon: Icon, waiting, end = false }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton
            component={NavLink}
            to={to}
            end={end}
            onClick={onFollow}
            sx={{
              minHeight: 44,
              borderRadius: 1,
              '&.active': { fontWeight: 700, bgcolor: 'action.selected' },
            }}
          >
            {hasIcons && <ListItemIcon sx={{ minWidth: 40 }}>{Icon && <Icon />}</ListItemIcon>}
            <ListItemText disableTypography>{label}</ListItemText>
            {waiting && <WaitingCount {...waiting} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
