import { use } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type RaRecord,
} from 'react-admin';
import type { Field } from '../../../schema/fields';
import { kindOf } from '../../../schema/kinds';
import type { ContentType } from '../../../schema/content-type';
import { visuallyHidden } from '../../ui/visually-hidden';
import { OrderContext } from '../order/order-context';
import { BulkActions } from './BulkActions';
import { ColumnValue } from './ColumnValue';
import { GridRow } from './GridRow';
import { EmptyList } from './EmptyList';
import { RowActions } from './RowActions';
import { TitleCell } from './TitleCell';

/** The rows. On a phone only the first column is a column; what the others say stands below its title. */
export function ResourceGrid({ schema }: { schema: ContentType }) {
  const { list, fields, titleColumn } = schema;
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
        // Large text needs more room than there is: nothing of a row may be out of reach.
        { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } },
        // What a picture is needs no words above it.
        { '& .picture-heading > span': visuallyHidden },
        ({ breakpoints }) => ({
          [breakpoints.down('md')]: {
            '& .secondary-column': { display: 'none' },
            '& .MuiTableCell-root': { paddingInline: 1 },
          },
          // The buttons of a row say what they do; their heading is wider than they are.
          [breakpoints.down('sm')]: { '& .actions-heading > span': visuallyHidden },
        }),
      ]}
    >
      {list.columns.map((column) => {
        const field = fields[column];
        const isTitle = column === titleColumn;
        return (
          <DataTable.Col<RaRecord>
            key={column}
            source={column}
            label={field?.label ?? column}
            disableSort={!field || !isSortable(field)}
            className={isTitle ? undefined : 'secondary-column'}
            headerClassName={field && kindOf(field).isPicture && 'picture-heading'}
            render={(record) =>
              isTitle ? (
                <TitleCell schema={schema} record={record} />
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

/** The rows of the grid; they can be dragged where the order is the staff's. */
function GridBody(props: DataTableBodyProps) {
  const { Row = GridRow } = use(OrderContext) ?? {};
  return <DataTableBody {...props} row={Row} />;
}

function isSortable(field: Field): boolean {
  const { sortable, sortBy } = kindOf(field);
  return sortable !== false && (!sortBy || sortBy(field) !== undefined);
}
