import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { resources } from '../resources/registry';
import { useMissingTables } from './missing-tables';

const EVERY_MINUTE_MS = 60_000;

const counted = resources.flatMap(({ table, primaryKey = 'id', bar }) =>
  bar?.count ? [{ table, primaryKey, filter: bar.count.filter }] : [],
);

/** How many records wait for staff, by table; a table where none does is not in it. */
export function useWaitingCounts(): ReadonlyMap<string, number> {
  const dataProvider = useDataProvider();
  const missing = useMissingTables();
  return useQueries({
    queries: counted.map(({ table, primaryKey, filter }) => ({
      // Among react-admin's own lists of the table, which it asks for anew after every change.
      queryKey: [table, 'getList', 'waiting'],
      queryFn: () =>
        dataProvider.getList(table, {
          pagination: { page: 1, perPage: 1 },
          sort: { field: primaryKey, order: 'ASC' },
          filter,
          meta: { columns: [primaryKey] },
        }),
      enabled: !missing.some((schema) => schema.table === table),
      retry: false,
      refetchInterval: EVERY_MINUTE_MS,
    })),
    combine: (answers) =>
      new Map(
        counted
          .map(({ table }, index) => [table, answers[index]?.data?.total ?? 0] as const)
          .filter(([, count]) => count > 0),
      ),
  });
}
