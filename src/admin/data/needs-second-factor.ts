import type { Session } from '@supabase/supabase-js';

/** Whether the account asks for a second factor that this session has not shown (GoTrue's level aal2). */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const isGuarded = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return isGuarded && levelOf(access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
}
