import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { contentTypes } from '../../content-types/registry';
import { columnsOfKind, type ContentType } from '../../schema/content-type';
import { recordTitle } from '../../schema/record-title';
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
  const { data } = await dataProvider.getList(table, {
    sort: { field: titleColumn, order: 'ASC' },
    meta: { columns: [primaryKey, titleColumn, ...columnsOfKind(schema, 'slug')] },
  });
  const pages = data.map((record) => ({
    path: publicPath(record),
    title: recordTitle(schema, record),
  }));
  return (await withFilledTitles(pages)).map(({ path, title }) => ({ path, label: title }));
}
