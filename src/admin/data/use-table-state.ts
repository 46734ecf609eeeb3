import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../schema/content-type';
import { readContentState } from '../../shared/content/content-state';
import { project } from '../../shared/supabase';

/** In which state a table is that visitors read; nothing until the server has said so. */
export function useTableState({ table, public: isPublic, publicPath }: ContentType) {
  const { data } = useQuery({
    // Among react-admin's own lists of the table, which it asks for anew after every change.
    queryKey: [table, 'getList', 'state'],
    enabled: Boolean(isPublic ?? publicPath),
    queryFn: async ({ signal }) => (await readContentState(project, signal)).state[table] ?? null,
  });
  return data;
}
