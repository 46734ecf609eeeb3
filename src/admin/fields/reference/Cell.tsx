import { ReferenceField as Referenced, TextField } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import type { CellProps } from '../cell-props';
import type { ReferenceField } from '../../../schema/kinds/reference';

/** The title of the other record, which leads to it. All rows' titles are asked for at once. */
export function ReferenceCell({ field, value }: CellProps<ReferenceField>) {
  return (
    <Referenced record={{ id: 'cell', value }} source="value" reference={field.to} link="edit">
      <TextField source={contentTypeOf(field.to).titleColumn} variant="inherit" />
    </Referenced>
  );
}
