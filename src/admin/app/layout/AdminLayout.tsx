import { Box, Container, Alert } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NavBar } from '../../../site/layout/NavBar';
import { WhenHydrated } from '../../../shared/start/start-react';
import { PageSkeleton } from '../../crud/PageSkeleton';
import { useMembership } from '../../data/status';
import { useCompany } from '../../data/use-company';
import { useIdle } from '../../ui/idle';
import { AdminBar } from '../bar/AdminBar';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { NavBarColours } from '../../ui/NavBarColours';
import { PAGE_GUTTER } from '../../ui/page-gutter';
import { SkipLink } from '../../ui/SkipLink';

interface Props {
  /** The admin's own bar; another one before anybody knows who is here. */
  bar?: ReactNode;
  children: ReactNode;
}

const MembershipEnded = lazyWithRetry(
  async () => (await import('./MembershipEnded')).MembershipEnded,
);

/** What is open closes for whoever is no member any more. */
function ForMembers({ children }: Pick<Props, 'children'>) {
  return useMembership()?.isOutside ? <MembershipEnded /> : children;
}

function SiteBar({ pathname }: { pathname: string }) {
  // Nobody waits for the number to begin typing.
  const { phone } = useCompany(useIdle());
  return (
    <>
      <SkipLink />
      <NavBarColours>
        <NavBar pathname={pathname} phone={phone} hasMenu={false} />
      </NavBarColours>
    </>
  );
}

/**
 * The site's navigation bar (it is on every screen), the admin's own bar under it, and the page. Small screens have one
 * menu, the admin's, with the site's links at its end.
 */
export function AdminLayout({ bar = <AdminBar />, children }: Props) {
  const { pathname } = useLocation();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        pt: 'var(--nav-height)',
      }}
    >
      <SiteBar pathname={pathname} />
      {bar}
      <Container
        component="main"
        id="main"
        tabIndex={-1}
        maxWidth={false}
        disableGutters
        sx={{ position: 'relative', px: PAGE_GUTTER, py: { xs: 3, md: 5 } }}
      >
        <NeedsScript />
        <Suspense fallback={<PageSkeleton />}>
          <ForMembers>{children}</ForMembers>
          <WhenHydrated />
        </Suspense>
      </Container>
    </Box>
  );
}

/** For whoever has turned scripts off: the form below could not be saved. React writes it into built pages alone. */
function NeedsScript() {
  return (
    <noscript>
      <Alert severity="warning" sx={{ mb: 3 }}>
        The admin needs JavaScript. Please turn it on in your browser and load this page again.
      </Alert>
    </noscript>
  );
}
