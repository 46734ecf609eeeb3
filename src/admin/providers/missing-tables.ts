import { useQueries } from '@tanstack/react-query';
import { resources } from '../resources/registry';
import type { ResourceSchema } from '../schema/resource-schema';
import { supabase } from './supabase-client';

/** PostgREST knows no table of that name, and Postgres' "undefined_table". */
const NO_SUCH_TABLE = ['PGRST205', '42P01'];

const added = resources.filter(({ additive }) => additive);

/** The schemas whose tables this project lacks; none as long as nobody knows better. */
export function useMissingTables(): readonly ResourceSchema[] {
  return useQueries({
    queries: added.map((schema) => ({
      queryKey: ['table-is-missing', schema.table],
      queryFn: () => isMissing(schema.table),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    })),
    combine: (answers) => added.filter((_, index) => answers[index]?.data === true),
  });
}

async function isMissing(table: ResourceSchema['table']): Promise<boolean> {
  const { error } = await supabase.from(table).select('*').limit(0).retry(false);
  return NO_SUCH_TABLE.includes(error?.code ?? '');
}
