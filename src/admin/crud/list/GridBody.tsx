import { use } from 'react';
import { DataTableBody, type DataTableBodyProps } from 'react-admin';
import { GridRow } from './GridRow';
import { OrderContext } from '../order/order-context';

/** The rows of the grid; they can be dragged where the order is the staff's. */
export function GridBody(props: DataTableBodyProps) {
  const { Row = GridRow } = use(OrderContext) ?? {};
  return <DataTableBody {...props} row={Row} />;
}
