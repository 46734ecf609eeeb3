import { Chip } from '@mui/material';
import {
  FunctionField,
  ReferenceArrayField,
  ReferenceField as Referenced,
  SingleFieldList,
  type RaRecord,
} from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import type { ReferenceField } from '../../../schema/kinds/reference';
import type { ReferencesField } from '../../../schema/kinds/references';
import { recordTitle } from '../../../schema/record-title';
import type { CellProps } from '../kind-props';
import { PlaceholderText } from '../../data/PlaceholderText';
import { WRAPPED_CHIP } from '../select/Cell';

/** Link to the other record by its title; react-admin batches the rows' requests. */
export function ReferenceCell({ field, value }: CellProps<ReferenceField>) {
  return (
    <Referenced record={{ id: 'cell', value }} source="value" reference={field.to} link="edit">
      <FunctionField
        variant="inherit"
        render={(record: RaRecord) => (
          <PlaceholderText text={recordTitle(contentTypeOf(field.to), record)} />
        )}
      />
    </Referenced>
  );
}

export function ReferencesCell({ field, value }: CellProps<ReferencesField>) {
  return (
    <ReferenceArrayField record={{ id: 'cell', value }} source="value" reference={field.to}>
      <SingleFieldList>
        <FunctionField
          render={(record: RaRecord) => (
            <Chip
              size="small"
              clickable
              label={<PlaceholderText text={recordTitle(contentTypeOf(field.to), record)} />}
              sx={WRAPPED_CHIP}
            />
          )}
        />
      </SingleFieldList>
    </ReferenceArrayField>
  );
}
