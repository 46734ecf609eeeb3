import { Box, Container } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../../shared/company';
import { WhenHydrated } from '../../../shared/start/start-react';
import { PageHeading } from '../../crud/PageHeading';
import { PageSkeleton } from '../../crud/PagePlaceholders';
import { useMembership } from '../../data/use-membership';
import { useCompany } from '../../data/use-company';
import { useIdle } from '../../ui/use-idle';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { SiteBar } from '../../ui/SiteBar';
import { AdminBar } from '../bar/AdminBar';
import { BAR_FRAME, PAGE_GUTTER } from '../bar/bar-styles';

interface Props {
  /** Replaced before the user is known. */
  bar?: ReactNode;
  children: ReactNode;
}

const NotAMember = lazyWithRetry(() => import('./NotAMember'));

/** Unmounts for who is no member (any more). */
function ForMembers({ children }: Pick<Props, 'children'>) {
  return useMembership()?.isOutside ? <NotAMember /> : children;
}

/**
 * The site's navigation bar, the admin's bar and the page. Small screens have the admin's menu alone, with the site's
 * links at its end.
 */
export function AdminLayout({ bar = <AdminBar />, children }: Props) {
  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        pt: 'var(--nav-height)',
      }}
    >
      <SiteBarWithPhone />
      {bar}
      <Container
        component="main"
        id="main"
        tabIndex={-1}
        maxWidth={false}
        disableGutters
        sx={{ position: 'relative', px: PAGE_GUTTER, py: { xs: 3, md: 5 } }}
      >
        <Suspense fallback={<PageSkeleton />}>
          <ForMembers>{children}</ForMembers>
          <WhenHydrated />
        </Suspense>
      </Container>
    </Box>
  );
}

function SiteBarWithPhone() {
  // The number is not urgent.
  const { phone } = useCompany(useIdle());
  // Who is no member has no menu of the admin with the site's links.
  const hasMenu = useMembership()?.isOutside === true;
  return <SiteBar pathname={useLocation().pathname} phone={phone} hasMenu={hasMenu} />;
}

/** Until it is known whether sign-in is needed. */
export function BeforeSignIn() {
  return (
    <AdminLayout bar={<Box sx={BAR_FRAME} />}>
      <PageHeading title={`${company.get().name} admin`} />
    </AdminLayout>
  );
}
