import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceCreate } from '../crud/create/ResourceCreate';
import { RoleView } from '../crud/RoleView';
import { frontPage } from '../resources/registry';
import { useIdle } from '../ui/use-idle';
import { RetryAlert } from '../ui/RetryAlert';
import { PAGE_GUTTER } from './bar/bar-styles';

/** The create form (docs/specification.md, 2). */
export function FrontPage() {
  return (
    <>
      <ConnectionBanner />
      <RoleView schema={frontPage} view={ResourceCreate} />
    </>
  );
}

/** Above the heading, so that the answer shifts nothing. */
const ABOVE_THE_PAGE = {
  position: 'absolute',
  top: 0,
  insetInline: 0,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: '1.5rem',
  px: PAGE_GUTTER,
};

/** Reports an unusable database, and nothing otherwise (docs/specification.md, 2, Admin). */
function ConnectionBanner() {
  const isIdle = useIdle();
  const { error, isFetching, refetch } = useConnection(isIdle);
  if (isFetching) {
    return (
      <Box role="status" sx={ABOVE_THE_PAGE}>
        Checking Supabase connection...
      </Box>
    );
  }
  if (!error) return null;
  return (
    <RetryAlert onRetry={() => void refetch()} sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 700 }}>
        Connection error: {error.message || 'Could not connect to database'}
      </Typography>
      {error.mayLackTable && (
        <>
          The <code>{frontPage.table}</code> table may not exist yet: apply the files of{' '}
          <code>supabase/migrations</code>, then try again.
        </>
      )}
    </RetryAlert>
  );
}

/** Whether the front page's table can be used; requested once, and on demand. */
function useConnection(enabled: boolean) {
  return useQuery<true, Error & { mayLackTable?: boolean }>({
    queryKey: ['connection', frontPage.table],
    queryFn: async () => {
      const { checkConnection } = await import('../data/check-connection');
      return checkConnection(frontPage);
    },
    enabled,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
