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
import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import menu from 'virtual:content/menu';
import { useContent } from '../../../shared/content/use-content';
import { WaitingCount } from './BarLink';
import type { BarContent, BarEntry } from './group-bar-entries';

interface Props extends BarContent {
  isOpen: boolean;
  onClose: () => void;
}

const LINK = { minHeight: 44, borderRadius: 1 };

/** All links of the bar in their groups, and the site's where its bar shows none. */
export default function BarDrawer({ single, groups, ofRole, isOpen, onClose }: Props) {
  const sitePages = useContent(menu).filter(
    ({ place, href }) => place === 'header' && href !== '/admin',
  );
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
      // Above the site's fixed navigation.
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
        <DrawerLinks entries={[...single, ...ofRole]} onFollow={onClose} />
        {groups.map(({ title, entries }) => (
          <Group key={title} title={title}>
            <DrawerLinks entries={entries} onFollow={onClose} />
          </Group>
        ))}
        <Box sx={{ '@media (width >= 64rem)': { display: 'none' } }}>
          <Group title="Website">
            <List disablePadding>
              {sitePages.map(({ href, label }) => (
                <ListItem key={href} disablePadding>
                  <ListItemButton component="a" href={href} sx={LINK}>
                    <ListItemText disableTypography>{label}</ListItemText>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Group>
        </Box>
      </nav>
    </Drawer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        variant="body2"
        color="text.secondary"
        sx={{ fontWeight: 700, px: 2, pt: 2 }}
      >
        {title}
      </Typography>
      {children}
    </section>
  );
}

function DrawerLinks({ entries, onFollow }: { entries: BarEntry[]; onFollow: () => void }) {
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
            sx={{ ...LINK, '&.active': { fontWeight: 700, bgcolor: 'action.selected' } }}
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
