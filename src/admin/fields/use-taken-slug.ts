import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import { useDataProvider, type DataProvider } from 'react-admin';
import { isOwnSlug } from '../data/unanswered-writes';
import type { ContentType } from '../../schema/content-type';

const DEBOUNCE_MS = 250;

/**
 * Whether a record with this slug exists, debounced; what was free is not asked again by this form. An unreachable
 * server counts as "free": saving must not depend on this, the database decides. Not react-admin's `useUnique`, which
 * returns a pending answer for the next question.
 */
export function useTakenSlug(schema: ContentType) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const form = useId();
  const latest = useRef('');
  return useCallback(
    async (column: string, slug: string): Promise<boolean> => {
      if (isOwnSlug(schema.table, column, slug)) return false;
      latest.current = slug;
      const answer = queryClient.fetchQuery({
        queryKey: ['taken slug', form, column, slug],
        queryFn: async () => {
          await new Promise((wake) => setTimeout(wake, DEBOUNCE_MS));
          if (latest.current !== slug) throw new Error('Another slug was typed meanwhile');
          return isSlugTaken(dataProvider, schema, column, slug);
        },
        staleTime: ({ state }) => (state.data ? 0 : Infinity),
        retry: false,
        networkMode: 'always',
      });
      return answer.catch(() => false);
    },
    [dataProvider, queryClient, form, schema],
  );
}

export async function isSlugTaken(
  dataProvider: DataProvider,
  { table, primaryKey = 'id' }: ContentType,
  column: string,
  slug: string,
): Promise<boolean> {
  const { total = 0 } = await dataProvider.getList(table, {
    filter: { [column]: slug },
    pagination: { page: 1, perPage: 1 },
    meta: { columns: [primaryKey] },
  });
  return total > 0;
}
