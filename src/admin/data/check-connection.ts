import type { ContentType } from '../../schema/content-type';
import { messageOf } from './server-refusal';
import { supabase } from './supabase-client';

/** A head/count query on a schema's table and a session lookup; throws what a person can read. */
export async function checkConnection({ table }: ContentType): Promise<true> {
  const [{ count, error }, session] = await Promise.all([
    supabase.from(table).select('*', { count: 'exact', head: true }).retry(false),
    supabase.auth.getSession(),
  ]);
  // A head request has no body: supabase-js reports a missing table as success without a count.
  if (error || count === null) throw new Error(messageOf(new Error(error?.message ?? '')));
  if (session.error) throw session.error;
  return true;
}
