import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../schema/content-type';

/** Version of a table that visitors read; `undefined` until loaded. */
export function useContentVersion({
  table,
  public: isPublic,
  publicPath,
}: ContentType): number | undefined {
  const { data } = useQuery({
    // Below react-admin's lists of the table, which are invalidated by every change.
    queryKey: [table, 'getList', 'version'],
    enabled: Boolean(isPublic ?? publicPath),
    queryFn: async () => {
      // The client loads after the form.
      const { dataOf, supabase } = await import('./supabase-client');
      const versions = dataOf(
        await supabase.from('content_versions').select('version').eq('name', table),
      );
      return versions[0]?.version ?? 0;
    },
  });
  return data;
}
