import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, type RaRecord } from 'react-admin';
import { checkPrerendered } from '../../data/check-prerendered';
import { SuccessNotice } from '../../ui/SuccessNotice';
import { BEFORE_SHARING, isPublic } from '../publication/visibility';
import { publicationColumn, sortOf, type ContentType } from '../../../schema/content-type';
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
    <SuccessNotice>
      The newest, {title}, can be shared: its link shows title and picture.
    </SuccessNotice>
  ) : (
    <Alert severity="info" sx={{ mb: 3 }}>
      {title} can be read on the site. {BEFORE_SHARING} Search engines do not list it yet either. If
      this message stays, ask whoever looks after the site to let publishing build it anew.
    </Alert>
  );
}

/** The newest row that visitors and search engines may find; nothing where the rows in view do not tell which it is. */
function useNewest(schema: ContentType): RaRecord | undefined {
  const { data = [], total, page, sort, filterValues } = useListContext();
  const usual = sortOf(schema);
  const isUsual = sort.field === usual.field && sort.order === usual.order;
  const isWhole = page === 1 && Object.keys(filterValues).length === 0;
  if (!isUsual || !isWhole) return undefined;
  const found = data.filter((row) => isPublic(schema, row) && !schema.isHidden?.(row));
  if (usual.order === 'DESC') return found[0];
  const column = publicationColumn(schema);
  if (!column || data.length !== total) return undefined;
  const since = (row: RaRecord) => Date.parse(String(row[column]));
  return found.toSorted((one, other) => since(other) - since(one))[0];
}
