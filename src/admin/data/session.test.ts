import type { Session } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { needsSecondFactor } from './session';

function session(aal: string | undefined, ...statuses: string[]): Session {
  const payload = Buffer.from(JSON.stringify({ aal, email: 'jürgen@example.com' }));
  return {
    access_token: `header.${payload.toString('base64url')}.signature`,
    user: { factors: statuses.map((status) => ({ status })) },
  } as unknown as Session;
}

it('a code is lacking where a factor counts and the session has not shown it', () => {
  expect(needsSecondFactor(session('aal1', 'verified'))).toBe(true);
  expect(needsSecondFactor(session(undefined, 'unverified', 'verified'))).toBe(true);
  expect(needsSecondFactor(session('aal2', 'verified'))).toBe(false);
  expect(needsSecondFactor(session('aal1', 'unverified'))).toBe(false);
  expect(needsSecondFactor(session('aal1'))).toBe(false);
});
