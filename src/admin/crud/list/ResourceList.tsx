import Add from '@mui/icons-material/Add';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import { Box, Button, Card } from '@mui/material';
import { Suspense } from 'react';
import { ExportButton, ListBase, Pagination, useListContext } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import {
  allows,
  columnsOfKind,
  endColumn,
  reviewColumn,
  sortOf,
} from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { RetryAlert } from '../../ui/RetryAlert';
import { ListBuildNotice } from '../BuildNotice';
import { UnknownPlaceholdersNotice } from '../UnknownPlaceholdersNotice';
import { PageHeading } from '../PageHeading';
import { ContentSkeleton } from '../PagePlaceholders';
import type { AdminResource } from '../resource';
import { csvExporter } from './csv-exporter';
import { GridFilters } from './GridFilters';
import { ResourceGrid } from './ResourceGrid';
import { sanitizeListParams } from './sanitize-list-params';

const DeletedDialog = lazyWithRetry(() => import('../history/DeletedDialog'));
const OrderableList = lazyWithRetry(
  () => import('../order/OrderableList'),
  ({ children }) => children,
);

/** Two screens of a laptop, in one request. */
const PER_PAGE = 25;
/** A manual order needs all records; PostgREST's limit is a thousand. */
const ALL = 1000;

/** The grid requests its columns; an export requests all. */
const EVERY_COLUMN = {};

/** In place of react-admin's toast with the server's words. */
const saidByListFailure = () => undefined;

const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  // Four buttons in one row of 390 px, as of reviews.
  '@media (width < 37.5rem)': {
    '& .MuiButton-root': { px: 1, fontSize: '0.875rem' },
    '& .MuiButton-startIcon': { display: 'none' },
  },
};

export default function ResourceList({ schema }: { schema: AdminResource }) {
  const { table, publicPath, views } = schema;
  const { aboveList: Above, listActions: Actions } = views ?? {};
  const columns = gridColumns(schema);
  const perPage = schema.order ? ALL : PER_PAGE;
  const { search } = useLocation();
  const sound = sanitizeListParams(search, { columns, perPage });
  if (sound !== new URLSearchParams(search).toString()) {
    return <Navigate to={{ search: sound }} replace />;
  }
  return (
    <ListBase
      resource={table}
      // Filters are in the address alone.
      storeKey={false}
      perPage={perPage}
      sort={sortOf(schema)}
      exporter={csvExporter(schema)}
      queryOptions={{ meta: { columns }, onError: saidByListFailure }}
    >
      <PageHeading title={phrases.plural(schema)}>
        <Box sx={ACTIONS}>
          {schema.history && allows(schema, 'delete') && (
            <DialogButton
              startIcon={<RestoreFromTrash />}
              dialog={(onClose) => <DeletedDialog schema={schema} onClose={onClose} />}
            >
              Recently deleted
            </DialogButton>
          )}
          <ExportOffer />
          {Actions && <Actions />}
          {allows(schema, 'create') && (
            <Button component={Link} to="create" variant="contained" startIcon={<Add />}>
              {phrases.newOne(schema)}
            </Button>
          )}
        </Box>
      </PageHeading>
      {(publicPath ?? schema.public) && <ListBuildNotice schema={schema} />}
      {schema.quotes && <UnknownPlaceholdersNotice schema={schema} />}
      {/* For what is always above the list, and would push it down. */}
      <Suspense fallback={<ContentSkeleton />}>
        {Above && <Above schema={schema} />}
        {/* `overflow: hidden` would break sticky children. */}
        <Card sx={{ overflow: 'visible' }}>
          <GridFilters schema={schema} />
          <ListFailure />
          {schema.order ? (
            <OrderableList schema={schema}>
              <ResourceGrid schema={schema} />
            </OrderableList>
          ) : (
            <ResourceGrid schema={schema} />
          )}
          <ListPages />
        </Card>
      </Suspense>
    </ListBase>
  );
}

/** Columns to render, sort, link and change a row. */
function gridColumns(schema: AdminResource): string[] {
  const { primaryKey = 'id', titleColumn, versionColumn, access, order, list } = schema;
  const all = [
    primaryKey,
    titleColumn,
    ...list.columns,
    ...Object.values(list.tree ?? {}),
    ...(schema.quotes ?? []),
    // For placeholders and links.
    ...columnsOfKind(schema, 'slug'),
    versionColumn,
    // Rendered with the publication, or put back with it.
    reviewColumn(schema),
    ...columnsOfKind(schema, 'displayDate'),
    endColumn(schema) ?? (access === 'by hand' ? undefined : access.publishedUntil),
    order,
    sortOf(schema).field,
  ];
  return [...new Set(all.filter((column) => column !== undefined))];
}

/** Hidden without records; react-admin's disabled button has no name on a phone. */
function ExportOffer() {
  const { data = [], isPending } = useListContext();
  // Reserves the width for the buttons after it.
  if (isPending) return <Box sx={{ width: '6.75rem' }} />;
  if (data.length === 0) return null;
  return (
    <ExportButton meta={EVERY_COLUMN} maxResults={Infinity} variant="outlined" size="medium" />
  );
}

/** Not of a list that could not be loaded, of which react-admin would count a full page. */
function ListPages() {
  const { error, total } = useListContext();
  return error && total === undefined ? null : <Pagination rowsPerPageOptions={[]} />;
}

function ListFailure() {
  const { error, refetch } = useListContext();
  if (!error) return null;
  return (
    <RetryAlert onRetry={() => void refetch()} sx={{ m: 2 }}>
      The list could not be loaded.
    </RetryAlert>
  );
}
