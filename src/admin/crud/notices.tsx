import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';
import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { type ContentType, publicationColumn, sortOf } from '../../schema/content-type';
import { recordTitle } from '../../schema/record-title';
import versions from '../../shared/content/published/versions';
import { andList } from '../../shared/text';
import { checkPrerendered } from '../data/check-prerendered';
import { quotedFigures } from '../data/quoted-figures';
import { quotedIn } from '../data/quoting-texts';
import { useContentVersion } from '../data/start-rows';
import { BEFORE_SHARING, isPublic } from './publication/rules';

/** A line that says that all is well. */
function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}
    >
      <CheckCircleOutline fontSize="small" color="success" aria-hidden />
      <span>{children}</span>
    </Typography>
  );
}

/**
 * Whether the built pages have what is saved: open pages show a change at once, while their HTML and the structured data
 * that search engines read wait for a build. The development server builds nothing.
 */
export function BuildNotice({ schema }: { schema: ContentType }) {
  const version = useContentVersion(schema);
  if (!import.meta.env.PROD || !version) return null;
  return versions?.[schema.table] === version ? (
    <SuccessNotice>
      The built pages have all that is saved here, for search engines too.
    </SuccessNotice>
  ) : (
    <Alert severity="info" role="status" sx={{ mb: 3 }}>
      Visitors see what is saved here at once. Search engines and shared links read the pages as
      they were built, and get it with the next build. If this message stays, ask whoever looks
      after the site to let changes of content build it anew.
    </Alert>
  );
}

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

/** Names the records that visitors do not see, because they quote what is not there. */
export function MissingFiguresNotice({ schema }: { schema: ContentType }) {
  const { data = [] } = useListContext();
  const { data: figures } = useQuery(quotedFigures);
  if (!figures) return null;
  const leftOut = data.filter((record) =>
    quotedIn(schema, record).some((name) => !figures.has(name)),
  );
  if (leftOut.length === 0) return null;
  const titles = andList(leftOut.map((record) => `“${recordTitle(schema, record)}”`));
  const [is, quotes] = leftOut.length === 1 ? ['is', 'quotes'] : ['are', 'quote'];
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {titles} {is} not shown on the site: the text {quotes} a figure that is not there any more.
    </Alert>
  );
}
