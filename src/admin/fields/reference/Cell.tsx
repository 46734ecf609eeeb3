import { FunctionField, ReferenceField as Referenced, type RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import type { ReferenceField } from '../../../schema/kinds/reference';
import { recordTitle } from '../../../schema/record-title';
import type { CellProps } from '../cell-props';

/** The title of the other record, which leads to it. All rows' titles are asked for at once. */
export function ReferenceCell({ field, value }: CellProps<ReferenceField>) {
  return (
    <Referenced record={{ id: 'cell', value }} source="value" reference={field.to} link="edit">
      <FunctionField
        variant="inherit"
        render={(record: RaRecord) => recordTitle(contentTypeOf(field.to), record)}
      />
    </Referenced>
  );
}
