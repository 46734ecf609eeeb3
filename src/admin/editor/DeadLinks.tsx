import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { deadLinks, ownLinks, slugIn } from './dead-links';
import { useSitePages } from './use-site-pages';

/** Names the links of a text that lead to no page of this site, or on to another; nobody is kept from saving. */
export function DeadLinks({ html }: { html: string }) {
  const { data: pages } = useSitePages(ownLinks(html).length > 0);
  const paths = pages?.map(({ path }) => path);
  const suspects = paths ? deadLinks(html, paths) : [];
  const slugs = suspects.flatMap((path) => slugIn(path) ?? []);
  const { data: moved = [], isLoading } = useQuery({
    queryKey: ['former addresses', slugs],
    queryFn: async () => (await import('../data/former-address')).formerAddresses(slugs),
    enabled: slugs.length > 0,
    retry: false,
  });
  const titleAt = (path: string) => moved.find(({ slug }) => slug === slugIn(path))?.title;
  const dead = isLoading ? [] : suspects.filter((path) => titleAt(path) === undefined);
  const detours = suspects.flatMap((path) => {
    const title = titleAt(path);
    return title === undefined ? [] : [`${path} leads on to “${title}”`];
  });
  return (
    <div role="status">
      {dead.length > 0 && (
        <Alert role="none" severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {dead.length === 1 ? '1 link leads nowhere' : `${dead.length} links lead nowhere`}:{' '}
          {dead.join(', ')}
        </Alert>
      )}
      {detours.length > 0 && (
        <Alert role="none" severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {detours.length === 1
            ? '1 link is to a former address'
            : `${detours.length} links are to former addresses`}
          : {detours.join(', ')}
        </Alert>
      )}
    </div>
  );
}
