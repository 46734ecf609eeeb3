import type { AuthMFAEnrollTOTPResponse, Factor } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { company } from '../../shared/company';
import { AccountRefusal } from './auth-words';
import { dataOf, supabase } from './supabase-client';

const { mfa } = supabase.auth;

export type Enrolment = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

/** The apps that show this account's codes. */
export async function authenticatorApps(): Promise<Factor[]> {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  return data.totp;
}

/** Begins with another app, under the first name that is free. What was broken off before goes. */
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

/** The first code makes an app count. */
export async function confirm(factorId: string, code: string): Promise<void> {
  // Apps show "123 456", and so it is copied.
  const digits = code.replaceAll(/\s/g, '');
  const { error } = await mfa.challengeAndVerify({ factorId, code: digits });
  if (error) throw error;
}

/** As it was typed: the code of an app, or a recovery code. */
export interface SecondFactor {
  code?: string;
  recovery_code?: string;
}

/** The second step of signing in. */
export function showSecondFactor({ code = '', recovery_code }: SecondFactor): Promise<void> {
  return recovery_code === undefined ? showCode(code) : recover(recovery_code);
}

/** With several apps, the code may be of any of them. */
async function showCode(code: string): Promise<void> {
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  let refusal: unknown = new Error('the account has no second factor');
  for (const { id } of data.totp) {
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
