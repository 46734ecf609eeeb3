import { NOBODY, reads, type Action } from './action.ts';

const readsSchema = (schema: string, table: string) =>
  reads('GET', `/rest/v1/${table}?select=*`, { headers: { 'accept-profile': schema } });

/** Tables of Supabase that the API must not expose. */
export const HIDDEN_TABLE_ACTIONS: readonly Action[] = [
  { name: 'read auth.users directly', allowed: NOBODY, attempt: readsSchema('auth', 'users') },
  {
    name: 'read auth.sessions directly',
    allowed: NOBODY,
    attempt: readsSchema('auth', 'sessions'),
  },
  {
    name: 'read storage.objects directly',
    allowed: NOBODY,
    attempt: readsSchema('storage', 'objects'),
  },
  {
    name: 'read the migration history directly',
    allowed: NOBODY,
    attempt: readsSchema('supabase_migrations', 'schema_migrations'),
  },
];
