import { queryOptions } from '@tanstack/react-query';
import { AccountRefusal } from './auth-words';
import { dataOf, supabase } from './supabase-client';

/** What the database answers about a code, other than "accepted". */
const REFUSALS: Readonly<Record<string, string>> = {
  wrong: 'This recovery code is not right, or it has been used.',
  'too many': 'Too many attempts. Wait a quarter of an hour and try again.',
};

interface SecondFactorStatus {
  /** How many recovery codes are left. */
  codes: number;
  /** When the second factor was removed, until that is dismissed. */
  removed_at: string | null;
  /** The owner who did it; null: a recovery code. */
  removed_by: string | null;
}

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () =>
    dataOf(
      await supabase.rpc('second_factor_status', undefined, { get: true }),
    ) as unknown as SecondFactorStatus | null,
  retry: false,
  // Of whoever has signed in: the next one must not be shown it.
  gcTime: 0,
});

/** Ten new ones, told this once; those from before end. */
export async function makeRecoveryCodes(): Promise<string[]> {
  return dataOf(await supabase.rpc('make_recovery_codes'));
}

/** The second step of signing in for whoever has lost the phone: removes the second factor. */
export async function recover(code: string): Promise<void> {
  const answer = dataOf(await supabase.rpc('use_recovery_code', { code }));
  if (answer !== 'accepted') throw new AccountRefusal(REFUSALS[answer] ?? answer, 'recovery_code');
  // The session knows of the factor still.
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}

/** Whoever was told that the second factor is gone has read it. */
export async function dismissRemovedFactor(): Promise<void> {
  dataOf(await supabase.rpc('dismiss_removed_factor'));
}
