import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../schema/content-type';

/** How often a table that visitors read has been written; `undefined` until the server has said so. */
export function useContentVersion({
  table,
  public: isPublic,
  publicPath,
}: ContentType): number | undefined {
  const { data } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'version'],
    enabled: Boolean(isPublic ?? publicPath),
    queryFn: async () => {
      // The client comes after the form.
      const { dataOf, supabase } = await import('./supabase-client');
      const versions = dataOf(
        await supabase.from('content_versions').select('version').eq('name', table),
      );
      return versions[0]?.version ?? 0;
    },
  });
  return data;
}
