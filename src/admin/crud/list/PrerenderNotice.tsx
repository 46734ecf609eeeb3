import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'react-admin';
import { checkPrerendered } from '../../data/check-prerendered';
import { Reassurance } from '../../ui/Reassurance';
import { BEFORE_SHARING, isPublic } from '../publication/visibility';
import { sortOf, type ContentType } from '../../../schema/content-type';
import { recordTitle } from '../../../schema/record-title';

/** Whether the newest record is part of the built site yet, for who shares it; the development server builds nothing. */
export function PrerenderNotice({ schema }: { schema: ContentType }) {
  const newest = useNewest(schema);
  const path = newest && schema.publicPath?.(newest);
  const { data: isPrerendered } = useQuery({
    queryKey: ['prerendered', path],
    queryFn: () => checkPrerendered(path ?? ''),
    enabled: import.meta.env.PROD && path !== undefined,
    retry: false,
  });
  if (isPrerendered === undefined || !newest) return null;
  const title = `“${recordTitle(schema, newest)}”`;
  return isPrerendered ? (
    <Reassurance>The newest, {title}, can be shared: its link shows title and picture.</Reassurance>
  ) : (
    <Alert severity="info" sx={{ mb: 3 }}>
      {title} can be read on the site. {BEFORE_SHARING} Search engines do not list it yet either. If
      this message stays, ask whoever looks after the site to let publishing build it anew.
    </Alert>
  );
}

/** The first public row of the whole list in its usual order, which puts the newest first. */
function useNewest(schema: ContentType): RaRecord | undefined {
  const { data, page, sort, filterValues } = useListContext();
  const usual = sortOf(schema);
  const isUsual = sort.field === usual.field && sort.order === usual.order;
  const isWhole = page === 1 && Object.keys(filterValues).length === 0;
  return isUsual && isWhole ? data?.find((record) => isPublic(schema, record)) : undefined;
}
