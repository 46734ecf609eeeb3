import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { company } from '../../shared/company';
import { SiteBar } from './SiteBar';

interface Props {
  title: string;
  /** Its purpose, below the title. */
  children: ReactNode;
}

/** A page before the admin: one small form below the site's navigation bar. */
export function AuthPage({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} | ${company.get().name} admin`;
  }, [title]);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SiteBar pathname="/admin" />
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

export function AuthSkeleton({ title }: { title: string }) {
  return (
    <AuthPage title={title}>
      <Box role="progressbar" aria-label="Loading">
        <Skeleton height="5.5rem" />
        <Skeleton height="5.5rem" />
      </Box>
    </AuthPage>
  );
}
