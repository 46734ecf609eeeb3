import { Box, Button } from '@mui/material';
import { ToggleThemeButton } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { frontPage, resources } from '../resources/registry';
import { nameInBar } from '../views/resource-element';
import { PAGE_GUTTER } from './page-gutter';
import { SessionButton } from './SessionButton';

/** Where staff go inside the admin, and who they are. */
export function AdminBar() {
  return (
    <Box
      component="nav"
      aria-label="Admin"
      sx={{
        mt: 'var(--nav-height)',
        borderBlock: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          px: PAGE_GUTTER,
        }}
      >
        <Box sx={{ display: 'flex', flex: '1 1 auto', overflowX: 'auto', ml: { xs: -1, sm: -2 } }}>
          <BarLink to="/admin" end label={`New ${frontPage.words.singular}`} />
          {resources.map((schema) => (
            <BarLink key={schema.table} to={`/admin/${schema.table}`} label={nameInBar(schema)} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ToggleThemeButton />
          <SessionButton />
        </Box>
      </Box>
    </Box>
  );
}

function BarLink({ to, label, end = false }: { to: string; label: string; end?: boolean }) {
  return (
    <Button
      component={NavLink}
      to={to}
      end={end}
      color="inherit"
      sx={{
        flexShrink: 0,
        minHeight: 52,
        px: { xs: 1, sm: 2 },
        borderRadius: 0,
        fontWeight: 500,
        borderBottom: '3px solid transparent',
        '&.active': { fontWeight: 700, borderBottomColor: 'warning.main' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
        '@media (forced-colors: active)': {
          borderBottomColor: 'Canvas',
          '&.active': { borderBottomColor: 'Highlight' },
        },
      }}
    >
      {label}
    </Button>
  );
}
