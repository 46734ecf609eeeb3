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
import { QuotingText } from '../../data/QuotingText';
import { WRAPPED_CHIP } from '../select/Cell';

/** The title of the other record, which leads to it. All rows' titles are asked for at once. */
export function ReferenceCell({ field, value }: CellProps<ReferenceField>) {
  return (
    <Referenced record={{ id: 'cell', value }} source="value" reference={field.to} link="edit">
      <FunctionField
        variant="inherit"
        render={(record: RaRecord) => (
          <QuotingText text={recordTitle(contentTypeOf(field.to), record)} />
        )}
      />
    </Referenced>
  );
}

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
              label={<QuotingText text={recordTitle(contentTypeOf(field.to), record)} />}
              sx={WRAPPED_CHIP}
            />
          )}
        />
      </SingleFieldList>
    </ReferenceArrayField>
  );
}
