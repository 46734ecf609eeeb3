import { queryOptions } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import type { FormValues } from '../../schema/kind';
import { withFilledTitles } from './placeholder-values';
import { explainRefusal } from './server-refusal';
import { dataOf, supabase } from './supabase-client';

const DAY_MS = 86_400_000;
/** Retention of deletions in the database (supabase/schemas/03-history.sql). */
const KEPT_DAYS = 30;
const MAX_DELETED = 200;

/** Metadata of a saved version, or of a draft, which has no id. */
export interface Version {
  id?: number;
  operation: string;
  saved_at: string;
  saved_by_email: string | null;
}

export interface Deletion extends Version {
  id: number;
  row_id: string;
  title: string | null;
  published_at: string | null;
}

const ABOUT = 'id, operation, saved_at, saved_by_email';

/** Newest first. */
export async function versionsOf(table: string, id: Identifier): Promise<Version[]> {
  return dataOf(
    await supabase
      .from('revisions')
      .select(ABOUT)
      .match({ table_name: table, row_id: String(id) })
      .order('id', { ascending: false }),
  );
}

/** Immutable. */
export const versionQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['version', id],
    queryFn: async () => {
      const version = supabase.from('revisions').select('row').match({ id });
      return dataOf(await version.single()).row as FormValues;
    },
    enabled: id !== undefined,
    staleTime: Infinity,
  });

/** Deletions of the last thirty days, newest first; some may be restored. */
export async function deletionsFrom(table: string, titleColumn: string): Promise<Deletion[]> {
  const since = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  const deletions = dataOf(
    await supabase
      .from('revisions')
      .select<string, Deletion>(
        `${ABOUT}, row_id, title:row->>${titleColumn}, published_at:row->>published_at`,
      )
      .match({ table_name: table, operation: 'delete' })
      .gte('saved_at', since)
      .order('id', { ascending: false })
      .limit(MAX_DELETED),
  );
  return withFilledTitles(deletions);
}

/** Its id. */
export async function lastDeletionOf(table: string, id: Identifier): Promise<number> {
  const deletions = supabase
    .from('revisions')
    .select('id')
    .match({ table_name: table, operation: 'delete', row_id: String(id) });
  return dataOf(await deletions.order('id', { ascending: false }).limit(1).single()).id;
}

export async function restoreDeleted(schema: ContentType, deletion: number): Promise<void> {
  try {
    dataOf(await supabase.rpc('restore_deleted', { revision: deletion }));
  } catch (error) {
    throw explainRefusal({ schema, during: 'update' }, error);
  }
}
