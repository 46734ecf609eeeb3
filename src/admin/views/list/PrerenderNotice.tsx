import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'react-admin';
import { checkPrerendered } from '../../providers/check-prerendered';
import { isPublic } from '../../publication/is-public';
import { sortOf, type ResourceSchema } from '../../schema/resource-schema';

/** Says so while the newest record is not part of the built site yet: the development server builds nothing. */
export function PrerenderNotice({ schema }: { schema: ResourceSchema }) {
  const newest = useNewest(schema);
  const path = newest && schema.publicPath?.(newest);
  const { data: isPrerendered } = useQuery({
    queryKey: ['prerendered', path],
    queryFn: () => checkPrerendered(path ?? ''),
    enabled: import.meta.env.PROD && path !== undefined,
    retry: false,
  });
  if (isPrerendered !== false || !newest) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      “{String(newest[schema.titleColumn])}” can be read on the site, but links to it that are
      shared show neither its title nor its picture, and search engines do not list it yet. That
      comes with the next build of the site: start one at your host, or let publishing start it.
    </Alert>
  );
}

/** The first public row of the whole list in its usual order, which puts the newest first. */
function useNewest(schema: ResourceSchema): RaRecord | undefined {
  const { data, page, sort, filterValues } = useListContext();
  const usual = sortOf(schema);
  const isUsual = sort.field === usual.field && sort.order === usual.order;
  const isWhole = page === 1 && Object.keys(filterValues).length === 0;
  return isUsual && isWhole ? data?.find((record) => isPublic(schema, record)) : undefined;
}
