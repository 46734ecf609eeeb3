import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { missingMigrations } from '../../../shared/missing-migrations';
import { supabase } from '../../data/supabase-client';

/** Those that this build was made with (vite.config.ts). */
const KNOWN = (import.meta.env.VITE_MIGRATIONS ?? '').split(',').filter(Boolean);

/** Says which migration the project lacks, and what to do: without it parts of the admin do not work. */
export function MissingMigrations() {
  const { data: [first, ...others] = [] } = useQuery({
    queryKey: ['missing migrations'],
    queryFn: async () =>
      missingMigrations(KNOWN, await supabase.rpc('applied_migrations', undefined, { get: true })),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (!first) return null;
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      The database lacks the migration {names}: run <code>npx supabase db push</code>, then load
      this page again.
    </Alert>
  );
}
