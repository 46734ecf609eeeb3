import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { missingMigrations } from '../../../shared/missing-migrations';
import { isWaitingCount, membershipQuery, useWaitingCounts } from '../../data/status';
import { supabase } from '../../data/supabase-client';

/** Those that this build was made with (vite.config.ts). */
const KNOWN = (import.meta.env.VITE_MIGRATIONS ?? '').split(',').filter(Boolean);

/** Asks the server now and then who is here and what waits for staff, and says which migration it lacks, and what to do. */
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

/** Each minute, when one comes back to the tab, and for whoever signs in; what waits at every page, too. */
function useStatusPolling() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  useQuery(membershipQuery);
  useWaitingCounts(true);
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_IN' && event !== 'SIGNED_OUT') return;
      void queryClient.invalidateQueries({ queryKey: membershipQuery.queryKey });
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);
  // A form that has been saved leads to another page.
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
