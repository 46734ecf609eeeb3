import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NO_SUCH_TABLE } from '../../../shared/refusal-codes';
import { supabase } from '../../providers/supabase-client';
import { tellTableNews } from '../../providers/table-news';
import { resources } from '../../resources/registry';
import type { ResourceSchema } from '../../schema/resource-schema';

const EVERY_MINUTE_MS = 60_000;

const added = resources.filter(({ additive }) => additive);

/** The table that is asked for: its own, or the one that it came with. */
const askedFor = ({ additive, table }: ResourceSchema) =>
  typeof additive === 'string' ? additive : table;
const asked = [...new Set(added.map(askedFor))];
const counted = resources.flatMap(({ table, primaryKey = 'id', bar }) =>
  bar?.count ? [{ table, primaryKey, filter: bar.count.filter }] : [],
);

/** Finds out which tables the project lacks, and keeps counting the records that wait for staff. */
export function TableWatch() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const existence = useQueries({
    queries: asked.map((table) => ({
      queryKey: ['table-is-missing', table],
      queryFn: () => isMissing(table),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    })),
  });
  const missing = added
    .filter((schema) => existence[asked.indexOf(askedFor(schema))]?.data === true)
    .map(({ table }) => table);
  const counts = useQueries({
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
      enabled: existence.every(({ isPending }) => !isPending) && !missing.includes(table),
      retry: false,
      refetchInterval: EVERY_MINUTE_MS,
    })),
  });
  // A form that has been saved leads to another page.
  useEffect(() => {
    for (const { table } of counted) {
      void queryClient.invalidateQueries({ queryKey: [table, 'getList', 'waiting'] });
    }
  }, [pathname, queryClient]);
  const waiting = counted
    .map(({ table }, index) => [table, counts[index]?.data?.total ?? 0] as const)
    .filter(([, count]) => count > 0);
  const news = JSON.stringify({ missing, waiting });
  useEffect(() => {
    const told = JSON.parse(news) as { missing: string[]; waiting: [string, number][] };
    tellTableNews({ missing: told.missing, waiting: new Map(told.waiting) });
  }, [news]);
  return null;
}

async function isMissing(table: ResourceSchema['table']): Promise<boolean> {
  const { error } = await supabase.from(table).select('*').limit(0).retry(false);
  return NO_SUCH_TABLE.includes(error?.code ?? '');
}
