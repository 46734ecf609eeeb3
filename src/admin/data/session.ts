import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { createStore, useStoreValue } from '../ui/create-store';

interface SessionState {
  /** Who has signed in: a session, `null` for nobody, `undefined` until that is known. */
  session?: Session | null;
  /** The password was right, and the account asks for a code too: the session is nobody's yet. */
  awaitsCode?: boolean;
  /** Whose session ended without having been asked to: it expired, or was ended in another browser. */
  endedFor?: string;
  /** Who has signed in, or whose session has ended: what is typed meanwhile is theirs. */
  lastPerson?: string;
}

const current = createStore<SessionState>({});
let isLeaving = false;

/** Told by the client of every change, and of what it has found when it is loaded, which is after the form. */
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

/** Ends the session of this browser, or of every browser that the person has signed in with. */
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

/** Asks the server whether the session still counts; one that does not ends here too. */
export async function confirmSession(): Promise<void> {
  if (!current.get().session) return;
  const { supabase } = await import('./supabase-client');
  await supabase.auth.getUser();
}

/** Whether somebody's session has ended under a page that is still open. */
export const hasSessionEnded = (): boolean => current.get().endedFor !== undefined;

/** Whether somebody has signed in, as far as it is known at this moment. */
export const isSignedIn = (): boolean => Boolean(current.get().session);

/** Whose what is typed is: the id of who has signed in, or whose session has ended under this page. */
export const lastPerson = (): string | undefined => current.get().lastPerson;

export function useSession(): SessionState {
  return useStoreValue(current);
}

/** Whether the account asks for a second factor that this session has not shown (GoTrue's level aal2). */
export function needsSecondFactor({ access_token, user }: Session): boolean {
  const isGuarded = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return isGuarded && levelOf(access_token) !== 'aal2';
}

function levelOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
}
