import { useQuery } from '@tanstack/react-query';
import { useSitePages } from '../../editor/use-site-pages';
import { deadLinks, slugIn } from './dead-links';

/** What has to be known of this site to say of these links where they lead; `undefined` as long as it is not. */
export function useKnownLinks(hrefs: readonly string[]) {
  const { data: pages } = useSitePages(hrefs.some((href) => href.startsWith('/')));
  const paths = pages?.map(({ path }) => path) ?? [];
  const suspects = pages ? deadLinks(hrefs, paths) : [];
  // A page keeps its former address whole, a post its last part.
  const slugs = suspects.map((path) => slugIn(path) ?? path);
  const { data: former = [], isLoading } = useQuery({
    queryKey: ['former addresses', slugs],
    queryFn: async () => (await import('../../data/former-address')).formerAddresses(slugs),
    enabled: slugs.length > 0,
    retry: false,
  });
  const moved = new Map(former.map(({ slug, title }) => [slug, title]));
  return pages && !isLoading ? { paths, moved } : undefined;
}
