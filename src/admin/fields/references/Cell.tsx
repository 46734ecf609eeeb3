import { Chip } from '@mui/material';
import { FunctionField, ReferenceArrayField, SingleFieldList, type RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import type { ReferencesField } from '../../../schema/kinds/references';
import { recordTitle } from '../../../schema/record-title';
import type { CellProps } from '../cell-props';
import { WRAPPED_CHIP } from '../wrapped-chip';

/** The titles of the other records, each of which leads to its own. */
export function ReferencesCell({ field, value }: CellProps<ReferencesField>) {
  return (
    <ReferenceArrayField record={{ id: 'cell', value }} source="value" reference={field.to}>
      <SingleFieldList>
        <FunctionField
          render={(record: RaRecord) => (
            <Chip
              size="small"
              clickable
              label={recordTitle(contentTypeOf(field.to), record)}
              sx={WRAPPED_CHIP}
            />
          )}
        />
      </SingleFieldList>
    </ReferenceArrayField>
  );
}
