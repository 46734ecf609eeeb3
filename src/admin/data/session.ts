import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore, useStoreValue } from '../ui/create-store';

interface SessionState {
  /** A session, `null` when signed out, `undefined` until known. */
  session?: Session | null;
  /** The session needs a second factor and does not count yet. */
  awaitsCode?: boolean;
  /** The address of a session that expired or was ended elsewhere. */
  endedFor?: string;
  /** The current user, or the last one of an ended session: owner of what is typed. */
  lastPerson?: string;
}

const current = createStore<SessionState>({});
let isLeaving = false;

/** Called by the client for every change and its initial session, which loads after the form. */
export function noteSession(event: AuthChangeEvent, session: Session | null): void {
  const awaitsCode = session !== null && needsSecondFactor(session);
  const hasEnded = event === 'SIGNED_OUT' && !isLeaving;
  const before = current.get();
  current.set({
    session: awaitsCode ? null : session,
    awaitsCode,
    lastPerson:
      session && !awaitsCode ? session.user.id : isLeaving ? undefined : before.lastPerson,
    endedFor: awaitsCode || hasEnded ? (before.session?.user.email ?? before.endedFor) : undefined,
  });
}

/** Of this browser, or of all. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  const { supabase } = await import('./supabase-client');
  isLeaving = true;
  try {
    const { error } = await supabase.auth.signOut({ scope });
    if (error) throw error;
  } finally {
    isLeaving = false;
  }
}

/** Verifies the session with the server; an invalid one is ended. */
export async function confirmSession(): Promise<void> {
  if (!current.get().session) return;
  const { supabase } = await import('./supabase-client');
  await supabase.auth.getUser();
}

export const hasSessionEnded = (): boolean => current.get().endedFor !== undefined;

/** As far as known. */
export const isSignedIn = (): boolean => Boolean(current.get().session);

/** Id of the current user, or the last one of an ended session. */
export const lastPerson = (): string | undefined => current.get().lastPerson;

export function useSession(): SessionState {
  return useStoreValue(current);
}

/** Whether the session lacks the account's second factor (GoTrue's level aal2). */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const isGuarded = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return isGuarded && levelOf(access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
}
