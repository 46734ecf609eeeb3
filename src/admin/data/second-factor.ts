import type { AuthMFAEnrollTOTPResponse, Factor } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { company } from '../../shared/company';
import { AccountRefusal } from './auth-messages';
import { dataOf, supabase } from './supabase-client';

const { mfa } = supabase.auth;

export type Enrolment = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

export async function authenticatorApps(): Promise<Factor[]> {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data.totp;
}

/** Starts an enrolment under the first free name, and removes unfinished ones. */
export async function enrol(): Promise<Enrolment> {
  const factors = await mfa.listFactors();
  if (factors.error) throw factors.error;
  const { all, totp } = factors.data;
  await Promise.all(
    all.filter(({ status }) => status === 'unverified').map(({ id }) => remove(id)),
  );
  const names = totp.map(({ friendly_name }) => friendly_name);
  let number = 1;
  while (names.includes(`App ${number}`)) number += 1;
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: `App ${number}`,
    issuer: company.get().name,
  });
  if (error) throw error;
  return data;
}

/** The first code activates an app. */
export async function confirm(factorId: string, code: string): Promise<void> {
  // Apps show "123 456".
  const digits = code.replaceAll(/\s/g, '');
  const { error } = await mfa.challengeAndVerify({ factorId, code: digits });
  if (error) throw error;
}

/** A typed code: of an app, or a recovery code. */
export interface SecondFactor {
  code?: string;
  recovery_code?: string;
}

export function showSecondFactor({ code = '', recovery_code }: SecondFactor): Promise<void> {
  return recovery_code === undefined ? showCode(code) : recover(recovery_code);
}

/** Tries each app. */
async function showCode(code: string): Promise<void> {
  let refusal: unknown = new Error('the account has no second factor');
  for (const { id } of await authenticatorApps()) {
    try {
      return await confirm(id, code);
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}

export async function remove(factorId: string): Promise<void> {
  const { error } = await mfa.unenroll({ factorId });
  if (error) throw error;
}

/** Messages by the database's answer. */
const REFUSALS: Readonly<Record<string, string>> = {
  wrong: 'This recovery code is not right, or it has been used.',
  'too many': 'Too many attempts. Wait a quarter of an hour and try again.',
};

interface SecondFactorStatus {
  /** Number of recovery codes left. */
  codes: number;
  /** When the second factor was removed, until dismissed. */
  removed_at: string | null;
  /** The owner who removed it; null for a recovery code. */
  removed_by: string | null;
}

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () =>
    dataOf(
      await supabase.rpc('second_factor_status', undefined, { get: true }),
    ) as unknown as SecondFactorStatus | null,
  retry: false,
  // Must not be shown to the next user.
  gcTime: 0,
});

/** Ten new codes, revealed once; earlier ones are revoked. */
export async function makeRecoveryCodes(): Promise<string[]> {
  return dataOf(await supabase.rpc('make_recovery_codes'));
}

/** Signs in by a recovery code, which removes the second factor. */
async function recover(code: string): Promise<void> {
  const answer = dataOf(await supabase.rpc('use_recovery_code', { code }));
  if (answer !== 'accepted') throw new AccountRefusal(REFUSALS[answer] ?? answer, 'recovery_code');
  // The session's token still names the factor.
  const { error } = await supabase.auth.refreshSession();
  if (error) throw error;
}

export async function dismissRemovedFactor(): Promise<void> {
  dataOf(await supabase.rpc('dismiss_removed_factor'));
}
