import { Box, Card, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { company } from '../../shared/company';
import { NavBar } from '../../site/layout/NavBar';
import { NavBarColours } from './NavBarColours';
import { SkipLink } from './SkipLink';

interface Props {
  title: string;
  /** What the page is for, under its title. */
  children: ReactNode;
}

/** A page in front of the admin: one small form under the site's navigation bar. */
export function AuthPage({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} | ${company.get().name} admin`;
  }, [title]);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SkipLink />
      <NavBarColours>
        <NavBar pathname="/admin" />
      </NavBarColours>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ pt: 'calc(var(--nav-height) + clamp(1.5rem, 6vh, 5rem))', pb: 4, px: 2 }}
      >
        <Card sx={{ maxWidth: '26rem', mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 700, mb: 2 }}>
            {title}
          </Typography>
          {children}
        </Card>
      </Box>
    </Box>
  );
}
