import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ContentType } from '../../../schema/content-type';
import { mayPublish } from '../../../schema/schema-for-role';
import { deletionsFrom, restoreDeleted, type Deletion } from '../../data/revisions';
import { errorMessage } from '../../data/server-refusal';
import { useRole } from '../../data/use-membership';
import { toasts } from '../../ui/toasts';

/** Without records that have been restored, and those that the database lets editors alone bring back. */
export function useDeletions(schema: ContentType) {
  const { table, titleColumn } = schema;
  const role = useRole();
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['deleted', table],
    queryFn: async () => {
      const all = await deletionsFrom(table, titleColumn);
      const newest = [...new Map(all.toReversed().map((one) => [one.row_id, one])).values()];
      const ids = newest.map(({ row_id }) => row_id);
      const { data: back } = await dataProvider.getMany(table, { ids });
      const isBack = new Set(back.map(({ id }) => String(id)));
      return newest.filter(({ row_id }) => !isBack.has(row_id)).toReversed();
    },
    select: (all) => all.filter(({ published_at }) => !published_at || mayPublish(schema, role)),
    enabled: schema.history === true,
    staleTime: 0,
  });
}

/** Restores a record with its address; `refusal` says why not. */
export function useBringBack(schema: ContentType, onBack?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id }: Deletion) => restoreDeleted(schema, id),
    onSuccess: (_answer, { title }) => {
      onBack?.();
      notify(toasts.isBack(title || 'Untitled'), { type: 'success' });
      refresh();
      return queryClient.invalidateQueries({ queryKey: ['deleted', schema.table] });
    },
  });
  return { bringBack: mutate, isPending, refusal: error && errorMessage(error) };
}
