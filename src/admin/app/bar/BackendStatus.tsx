import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { missingMigrations } from '../../../shared/missing-migrations';
import { useSession } from '../../data/session';
import { membershipQuery } from '../../data/use-membership';
import { isWaitingCount, useWaitingCounts } from '../../data/use-waiting-counts';
import { supabase } from '../../data/supabase-client';

/** The build's migrations (vite.config.ts). */
const KNOWN = (import.meta.env.VITE_MIGRATIONS ?? '').split(',').filter(Boolean);

/** Polls presence and counts, and reports missing migrations. */
export default function BackendStatus() {
  useStatusPolling();
  const [first, ...others] = useMissingMigrations();
  if (!first) return null;
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      The database lacks the migration {names}: run <code>npx supabase db push</code>, then load
      this page again.
    </Alert>
  );
}

/** Each minute, on return to the tab and after a sign-in; counts at every navigation, too. */
function useStatusPolling() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const userId = useSession().session?.user.id;
  useQuery(membershipQuery);
  useWaitingCounts(true);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey });
  }, [userId, queryClient]);
  // A saved form navigates.
  useEffect(() => {
    void queryClient.invalidateQueries({ predicate: isWaitingCount });
  }, [pathname, queryClient]);
}

/** Without them parts of the admin do not work. */
function useMissingMigrations(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['missing migrations'],
    queryFn: async () =>
      missingMigrations(KNOWN, await supabase.rpc('applied_migrations', undefined, { get: true })),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return data;
}
