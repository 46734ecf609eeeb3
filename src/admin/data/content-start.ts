import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { ContentType } from '../../schema/content-type';
import { explainRefusal } from './server-refusal';
import { supabase } from './supabase-client';

/** Whether anybody has ever written a table of content: as long as not, the site's own texts stand. */
export function useIsWritten(schema: ContentType): boolean | undefined {
  const { data } = useQuery({
    queryKey: [schema.table, 'is-written'],
    enabled: schema.startRows !== undefined,
    queryFn: async () => {
      const { data, error } = await supabase
        .from('content_versions')
        .select('name')
        .eq('name', schema.table);
      if (error) throw new Error(error.message);
      return data.length > 0;
    },
  });
  return data;
}

/** Writes the rows that an empty table starts from: all of them or, when one is refused, none. */
export async function insertStartRows(schema: ContentType): Promise<void> {
  const rows = (await schema.startRows?.()) ?? [];
  const { error, status } = await supabase.from(schema.table).insert([...rows] as never[]);
  if (!error) return;
  throw explainRefusal({ schema, during: 'create' }, new HttpError(error.message, status, error));
}
