import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NO_SUCH_TABLE } from '../../../shared/refusal-codes';
import { supabase } from '../../data/supabase-client';
import { whoIsHere } from '../../data/who-is-here';
import { tellTableNews, WHO_IS_HERE } from '../../data/table-news';
import { contentTypes } from '../../../content-types/registry';
import type { ContentType } from '../../../schema/content-type';
import { isFor, UNKNOWN_ROLE, type Role } from '../../../schema/role';

const EVERY_MINUTE_MS = 60_000;

const added = contentTypes.filter(({ additive }) => additive);

/** The table that is asked for: its own, or the one that it came with. */
const askedFor = ({ additive, table }: ContentType) =>
  typeof additive === 'string' ? additive : table;
const asked = [...new Set(added.map(askedFor))];
const counted = contentTypes.flatMap(({ table, primaryKey = 'id', bar }) =>
  bar?.count ? [{ table, primaryKey, filter: bar.count.filter }] : [],
);

interface Told {
  missing: string[];
  role: Role | undefined;
  isOutside: boolean;
  waiting: [string, number][];
}

/** Finds out who is here, which tables the project lacks, and keeps counting the records that wait for staff. */
export function TableWatch() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { data: { role, isOutside = false, hasRoles = true } = {}, isPending: isAsking } =
    useWhoIsHere();
  const { data: lacking = [], isPending: areTablesAskedFor } = useQuery({
    queryKey: ['missing tables'],
    queryFn: missingTables,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const missing = added
    .filter(
      (schema) =>
        lacking.includes(askedFor(schema)) ||
        // What nobody is offered whose role is not known came with the roles.
        (!hasRoles && !isFor(UNKNOWN_ROLE, schema)),
    )
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
      enabled: !areTablesAskedFor && !missing.includes(table),
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
  // Told when all is known: the bar, and what else listens, is drawn anew for each telling.
  const isKnown = !areTablesAskedFor && !isAsking && counts.every(({ isLoading }) => !isLoading);
  const news = isKnown ? JSON.stringify({ missing, role, isOutside, waiting }) : undefined;
  useEffect(() => {
    if (news === undefined) return;
    const told = JSON.parse(news) as Told;
    tellTableNews({ ...told, waiting: new Map(told.waiting) });
  }, [news]);
  return null;
}

/** Asked again for whoever signs in, and now and then: a role may change, or a membership end. */
function useWhoIsHere() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_IN' && event !== 'SIGNED_OUT') return;
      void queryClient.invalidateQueries({ queryKey: WHO_IS_HERE });
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);
  return useQuery({
    queryKey: WHO_IS_HERE,
    queryFn: whoIsHere,
    retry: false,
    refetchInterval: 5 * EVERY_MINUTE_MS,
  });
}

async function missingTables() {
  const answers = await Promise.all(asked.map(isMissing));
  return asked.filter((_, index) => answers[index]);
}

async function isMissing(table: ContentType['table']): Promise<boolean> {
  const { error } = await supabase.from(table).select('*').limit(0).retry(false);
  return NO_SUCH_TABLE.includes(error?.code ?? '');
}
