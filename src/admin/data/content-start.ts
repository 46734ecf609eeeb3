import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { explainRefusal } from './server-refusal';
import { supabase } from './supabase-client';

/**
 * How often a table of content has been written: 0 as long as nobody has and the site's own texts stand, `undefined` until
 * the server has said so.
 */
export function useContentVersion({ table, startRows }: ContentType): number | undefined {
  const { data } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'version'],
    enabled: startRows !== undefined,
    queryFn: async () => {
      const { data, error } = await supabase
        .from('content_versions')
        .select('version')
        .eq('name', table);
      if (error) throw new Error(error.message);
      return data[0]?.version ?? 0;
    },
  });
  return data;
}

/** Whether anybody has ever written a table of content: as long as not, the site's own texts stand. */
export function useIsWritten(schema: ContentType): boolean | undefined {
  const version = useContentVersion(schema);
  return version === undefined ? undefined : version > 0;
}

/** Writes the rows that an empty table starts from: all of them or, when one is refused, none. */
export async function insertStartRows(schema: ContentType): Promise<void> {
  const rows = (await schema.startRows?.()) ?? [];
  const { error, status } = await supabase.from(schema.table).insert([...rows] as never[]);
  if (!error) return;
  throw explainRefusal({ schema, during: 'create' }, new HttpError(error.message, status, error));
}
