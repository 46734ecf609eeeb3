import Checklist from '@mui/icons-material/Checklist';
import { MenuItem } from '@mui/material';
import { Button, useListContext, type RaRecord } from 'react-admin';
import { useChoices } from '../../fields/select/use-choices';
import type { SelectField } from '../../../schema/kinds/select';
import type { ContentType } from '../../../schema/content-type';
import { MenuButton } from '../../ui/MenuButton';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ContentType;
  column: string;
  field: SelectField;
  selected: readonly RaRecord[];
}

export function BulkChoiceButton({ schema, column, field, selected }: Props) {
  const choices = useChoices(field);
  const { onUnselectItems } = useListContext();
  const { change, isPending } = useChangeRecords(schema);
  const choose = async (value: string | number) => {
    if (await change(selected, { [column]: value })) onUnselectItems();
  };
  return (
    <MenuButton
      button={(opening) => (
        <Button {...opening} label={field.label} disabled={isPending}>
          <Checklist />
        </Button>
      )}
      items={(close) =>
        choices.map(({ value, label }) => (
          <MenuItem
            key={value}
            onClick={() => {
              close();
              void choose(value);
            }}
          >
            {label}
          </MenuItem>
        ))
      }
    />
  );
}
