import { Box, Link, type Theme, Typography, useMediaQuery } from '@mui/material';
import { use } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type RaRecord,
  useListContext,
} from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { allows, type ContentType } from '../../../schema/content-type';
import type { Field, FieldKind } from '../../../schema/fields';
import { kindOf } from '../../../schema/kinds';
import { recordTitle } from '../../../schema/record-title';
import { KindCell } from '../../fields/KindCell';
import { PlaceholderText } from '../../data/PlaceholderText';
// Cells that forms load lazily are part of the grid.
import '../../fields/publication/Cell';
import '../../fields/select/Cell';
import { ContentSkeleton } from '../PagePlaceholders';
import { visuallyHidden } from '../../ui/SpokenStatus';
import { BulkActions } from './BulkActions';
import { EmptyList } from './EmptyList';
import { GridRow, OrderContext, PlacesContext } from './GridRow';
import { InlineInput } from './InlineInput';
import { RowActions } from './RowActions';

const NO_SSR = { noSsr: true };

/** On a phone the other columns are below the title. */
export function ResourceGrid({ schema }: { schema: ContentType }) {
  const { list, fields, titleColumn } = schema;
  // Not by CSS: each value, and each input, is rendered once.
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'), NO_SSR);
  const columns = isNarrow ? [titleColumn] : list.columns;
  // Rows of react-admin's placeholder have checkboxes without a name.
  if (useListContext().isPending) return <ContentSkeleton border={0} />;
  return (
    <DataTable
      rowClick={false}
      size="medium"
      empty={<EmptyList schema={schema} />}
      body={GridBody}
      bulkActionsToolbar={
        <BulkActionsToolbar selectAllButton={false}>
          <BulkActions schema={schema} />
        </BulkActionsToolbar>
      }
      sx={[
        // Large text may overflow: then the table scrolls.
        { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } },
        // Pictures need no visible heading.
        { '& th.picture-column > span': visuallyHidden },
        ({ breakpoints }) => ({
          // A long word would push the row's buttons off the screen.
          [breakpoints.down('md')]: { '& .MuiTableCell-root': { overflowWrap: 'anywhere' } },
          // All columns, with the buttons in view.
          [breakpoints.down('lg')]: { '& .MuiTableCell-root': { paddingInline: 1 } },
          [breakpoints.between('md', 'lg')]: { '& .picture-column': { display: 'none' } },
          // The heading is wider than the buttons.
          [breakpoints.down('sm')]: { '& .actions-heading > span': visuallyHidden },
        }),
      ]}
    >
      {columns.map((column) => {
        const field = fields[column];
        const isTitle = column === titleColumn;
        const isPicture = field && kindOf(field).isPicture;
        return (
          <DataTable.Col<RaRecord>
            key={column}
            source={column}
            label={field?.label ?? column}
            disableSort={!field || !isSortable(field)}
            className={isPicture ? 'picture-column' : undefined}
            render={(record) =>
              isTitle ? (
                <TitleCell {...{ schema, record, isNarrow }} />
              ) : (
                <ColumnValue schema={schema} column={column} record={record} />
              )
            }
          />
        );
      })}
      <DataTable.Col label="Actions" align="right" headerClassName="actions-heading">
        <RowActions schema={schema} />
      </DataTable.Col>
    </DataTable>
  );
}

function GridBody(props: DataTableBodyProps) {
  const { Row = GridRow } = use(OrderContext) ?? {};
  return <DataTableBody {...props} row={Row} />;
}

function isSortable(field: Field): boolean {
  const { sortable, sortBy } = kindOf(field);
  return sortable !== false && (!sortBy || sortBy(field) !== undefined);
}

interface TitleProps {
  schema: ContentType;
  record: RaRecord;
  isNarrow: boolean;
}

/** The link to a record; on narrow screens with the other columns below it. */
function TitleCell({ schema, record, isNarrow }: TitleProps) {
  const { search } = useLocation();
  const { titleColumn, list, fields, table } = schema;
  const others = list.columns.filter((column) => column !== titleColumn);
  const parent = use(PlacesContext)?.get(record.id)?.parent;
  return (
    <Box sx={parent && { pl: { xs: 2, md: 4 } }}>
      <Link
        component={RouterLink}
        to={`/admin/${table}/${record.id}`}
        state={{ listSearch: search }}
        sx={{
          display: 'inline-block',
          // The main column among many.
          minWidth: { md: '10rem', lg: '12rem' },
          py: 0.5,
          fontWeight: 700,
          fontSize: '0.9375rem',
          overflowWrap: 'anywhere',
        }}
      >
        <PlaceholderText text={recordTitle(schema, record) || 'Untitled'} />
      </Link>
      {parent && (
        <span style={visuallyHidden}>
          {' '}
          below <PlaceholderText text={recordTitle(schema, parent)} />
        </span>
      )}
      {isNarrow && (
        <Box sx={{ display: 'grid', gap: 0.5, mt: 0.75, justifyItems: 'start' }}>
          {others.map((column) => (
            <div key={column}>
              {!isInline(schema, column) && (
                <ValueLabel field={fields[column]} value={record[column]} />
              )}
              <ColumnValue schema={schema} column={column} record={record} />
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Its input has the label itself. */
const isInline = (schema: ContentType, column: string) =>
  allows(schema, 'update') && schema.list.inlineColumns?.includes(column);

/** Kinds whose values need a label: "No", a date, another record's title. */
const NEED_LABEL: ReadonlySet<FieldKind> = new Set(['dateTime', 'boolean', 'custom', 'reference']);

/** The column's label before its value, without a heading above. */
function ValueLabel({ field, value }: { field?: Field; value: unknown }) {
  if (!field || !NEED_LABEL.has(field.kind) || value === null || value === undefined) return null;
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {field.label}{' '}
    </Typography>
  );
}

interface Props {
  schema: ContentType;
  column: string;
  record: RaRecord;
}

function ColumnValue({ schema, column, record }: Props) {
  const field = schema.fields[column];
  if (!field) return null;
  const value: unknown = record[column];
  return isInline(schema, column) ? (
    <InlineInput {...{ schema, column, field, record, value }} />
  ) : (
    <KindCell {...{ schema, field, record, value }} />
  );
}
