import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { undescribedPictures } from './undescribed-pictures';
import { deadLinks, ownLinks, slugIn } from './dead-links';
import { useSitePages } from './use-site-pages';

/** What could be better about a text, under its editor. */
export function TextRemarks({ html }: { html: string }) {
  return (
    <>
      <UndescribedPictures html={html} />
      <DeadLinks html={html} />
    </>
  );
}

/** Says how many pictures of a text nobody has described, as pasted ones often are; nobody is kept from saving. */
function UndescribedPictures({ html }: { html: string }) {
  const count = undescribedPictures(html);
  return (
    <div role="status">
      {count > 0 && (
        <Alert role="none" severity="warning" sx={{ mb: 2 }}>
          {count === 1 ? '1 picture in the text is' : `${count} pictures in the text are`} not
          described: double-click {count === 1 ? 'it' : 'each'} to say what it shows, or that it is
          decorative.
        </Alert>
      )}
    </div>
  );
}

/** Names the links of a text that lead to no page of this site, or on to another; nobody is kept from saving. */
function DeadLinks({ html }: { html: string }) {
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
