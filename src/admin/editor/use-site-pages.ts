import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import {
  columnsOfKind,
  type ContentType,
  endColumn,
  publicationColumn,
} from '../../schema/content-type';
import { publicationState } from '../../schema/kinds/publication';
import { recordTitle } from '../../schema/record-title';
import { formatLondonTime } from '../../shared/time/london-time';
import { withFilledTitles } from '../data/placeholder-values';
import { OWN_PAGES, type OwnPage } from './site-links';

const MINUTE_MS = 60_000;

/** All linkable pages: fixed routes, and the first thousand records of a type. */
export const sitePages = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: ['pages of the site'],
    queryFn: async () => {
      const records = await Promise.all(
        contentTypes.map((schema) => pagesOf(dataProvider, schema)),
      );
      const own = new Set(OWN_PAGES.map(({ path }) => path));
      return [...OWN_PAGES, ...records.flat().filter(({ path }) => !own.has(path))];
    },
    staleTime: MINUTE_MS,
    retry: false,
  });

export function useSitePages(enabled = true) {
  return useQuery({ ...sitePages(useDataProvider()), enabled });
}

async function pagesOf(dataProvider: DataProvider, schema: ContentType): Promise<OwnPage[]> {
  const { table, titleColumn, primaryKey = 'id', publicPath } = schema;
  if (!publicPath) return [];
  const [from = '', until = ''] = [publicationColumn(schema), endColumn(schema)];
  const columns = [primaryKey, titleColumn, ...columnsOfKind(schema, 'slug'), from, until];
  const { data } = await dataProvider.getList(table, {
    sort: { field: titleColumn, order: 'ASC' },
    meta: { columns: columns.filter(Boolean) },
  });
  const pages = data.map((record) => ({
    path: publicPath(record),
    title: recordTitle(schema, record),
    unseen: unseen(record[from], record[until]),
  }));
  return (await withFilledTitles(pages)).map(({ title, ...page }) => ({ ...page, label: title }));
}

function unseen(from: unknown, until: unknown): OwnPage['unseen'] {
  const state = publicationState(from, until);
  if (state === 'published') return undefined;
  const words = {
    draft: 'is a draft: visitors find nothing there yet',
    scheduled: `is published on ${formatLondonTime(String(from))}: visitors find nothing there yet`,
    ended: 'has ended: visitors no longer find it',
  }[state];
  return { words, isSerious: state !== 'scheduled' };
}
