import Checklist from '@mui/icons-material/Checklist';
import { Menu, MenuItem } from '@mui/material';
import { useId, useState, type MouseEvent } from 'react';
import { Button, useListContext, type RaRecord } from 'react-admin';
import { useChoices } from '../../fields/select/use-choices';
import type { SelectField } from '../../../schema/kinds/select';
import type { ContentType } from '../../../schema/content-type';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ContentType;
  column: string;
  field: SelectField;
  selected: readonly RaRecord[];
}

export function BulkChoiceButton({ schema, column, field, selected }: Props) {
  const id = useId();
  const choices = useChoices(field);
  const { onUnselectItems } = useListContext();
  const { change, isPending } = useChangeRecords(schema);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const choose = async (value: string | number) => {
    setButton(null);
    if (await change(selected, { [column]: value })) onUnselectItems();
  };
  return (
    <>
      <Button
        id={id}
        label={field.label}
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setButton(currentTarget)}
      >
        <Checklist />
      </Button>
      <Menu
        anchorEl={button}
        open={button !== null}
        onClose={() => setButton(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map(({ value, label }) => (
          <MenuItem key={value} onClick={() => void choose(value)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
