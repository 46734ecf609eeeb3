import { Alert } from '@mui/material';
import { useSitePages } from './use-site-pages';
import { useDebounced } from '../useDebounced';
import { deadLinks, ownLinks } from './dead-links';

const PAUSE_MS = 600;

/** Names the links of a text that lead to no page of this site; nobody is kept from saving. */
export function DeadLinks({ html }: { html: string }) {
  const settled = useDebounced(html, PAUSE_MS);
  const { data: pages } = useSitePages(ownLinks(settled).length > 0);
  const dead = pages
    ? deadLinks(
        settled,
        pages.map(({ path }) => path),
      )
    : [];
  return (
    <div role="status">
      {dead.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {dead.length === 1 ? '1 link leads nowhere' : `${dead.length} links lead nowhere`}:{' '}
          {dead.join(', ')}
        </Alert>
      )}
    </div>
  );
}
