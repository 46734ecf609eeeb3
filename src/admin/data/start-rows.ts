import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../schema/content-type';
import { explainRefusal } from './server-refusal';

/**
 * How often a table of content has been written: 0 as long as nobody has and the site's own texts stand, `undefined` until
 * the server has said so.
 */
export function useContentVersion({
  table,
  startRows,
  publicPath,
}: ContentType): number | undefined {
  const { data } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'version'],
    enabled: (startRows ?? publicPath) !== undefined,
    queryFn: async () => {
      const { dataOf, supabase } = await loadClient();
      const versions = dataOf(
        await supabase.from('content_versions').select('version').eq('name', table),
      );
      return versions[0]?.version ?? 0;
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
  const { dataOf, supabase } = await loadClient();
  try {
    dataOf(await supabase.from(schema.table).insert([...rows] as never[]));
  } catch (error) {
    throw explainRefusal({ schema, during: 'create' }, error);
  }
}

/** The client comes after the form. */
const loadClient = () => import('./supabase-client');
