import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { deadLinks, findUnlisted } from '../editor/dead-links';
import { sitePages } from '../editor/use-site-pages';

/** Cache time: short enough for a page just created in another tab. */
const STALE_AFTER_MS = 3_000;

/** Validation error for an address of this site without a page; none when the server does not answer. */
export function useMissingPage(): (address: string) => Promise<string | undefined> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const pages = { ...sitePages(dataProvider), networkMode: 'always' } as const;
    const ask = async (address: string) => {
      if (deadLinks([address], []).length === 0) return undefined;
      const known = await queryClient.fetchQuery({ ...pages, staleTime: STALE_AFTER_MS });
      const paths = known.map((page) => page.path);
      const [path] = deadLinks([address], paths);
      if (path === undefined) return undefined;
      const { posts, moved } = await findUnlisted([path]);
      return posts.length + moved.size === 0
        ? `There is no page at ${path}. Choose one from the list, or make it first: a draft will do.`
        : undefined;
    };
    return (address) => ask(address.trim()).catch(() => undefined);
  }, [dataProvider, queryClient]);
}
