import { HttpError } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { errorMessage } from './server-refusal';
import { supabase } from './supabase-client';

/** Undefined table, by PostgREST and Postgres. */
const MISSING_TABLE = ['PGRST205', '42P01'];

class ConnectionError extends Error {
  override name = 'ConnectionError';

  constructor(
    message: string,
    /** Whether the table may be missing, by the server's answer or for lack of one. */
    readonly mayLackTable: boolean,
  ) {
    super(message);
  }
}

/** A head/count query of a table and a session lookup; throws a readable message. */
export async function checkConnection({ table }: ContentType): Promise<true> {
  const [{ count, error, status }, session] = await Promise.all([
    supabase.from(table).select('*', { count: 'exact', head: true }).retry(false),
    supabase.auth.getSession(),
  ]);
  if (error || count === null) {
    // A head request has no body, which would name the problem; a failed one needs none.
    const asked = status > 0 ? await supabase.from(table).select('*').limit(1).retry(false) : null;
    if (asked?.data) return true;
    const refusal = asked?.error ?? error;
    const message = errorMessage(new HttpError(refusal?.message ?? '', status, refusal));
    throw new ConnectionError(message, !refusal?.code || MISSING_TABLE.includes(refusal.code));
  }
  if (session.error) throw new ConnectionError(errorMessage(session.error), false);
  return true;
}
