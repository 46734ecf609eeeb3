import { Box, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { Field } from '../../../schema/fields';
import type { SelectField } from '../../../schema/kinds/select';
import type { ContentType } from '../../../schema/content-type';
import { useRecordTitle } from '../../data/use-record-title';
import { useChoices } from '../../fields/select/use-choices';
import { useAskBefore } from '../use-ask-before';
import { useChangeRecords } from './use-change-records';

interface Props {
  schema: ContentType;
  column: string;
  field: Field;
  record: RaRecord;
  value: unknown;
}

/** A switch or a choice in the grid: saved at each change, with Undo. */
export function InlineInput({ schema, column, field, record, value }: Props) {
  const { change, isPending } = useChangeRecords(schema);
  const [askBefore, question, isLooking, isOpen] = useAskBefore(schema);
  const isAsked = isLooking || isOpen;
  const [chosen, setChosen] = useState<unknown>();
  const shown = isPending || isAsked ? chosen : value;
  // Not `disabled` during the save: the input would lose the focus.
  const save = (next: unknown) => {
    if (isPending || isAsked) return;
    setChosen(next);
    const changed = { [column]: next };
    askBefore(record, changed, () => void change([record], changed));
  };
  const name = `${field.label} of ${useRecordTitle(schema, [record])(record)}`;

  if (field.kind === 'select') {
    return (
      <>
        <InlineChoice {...{ field, name, shown, save }} stored={value} />
        {question}
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: { xs: -1, md: 0 } }}>
      {question}
      <Switch
        checked={shown === true}
        onChange={(event) => save(event.target.checked)}
        slotProps={{ input: { 'aria-label': name } }}
      />
      {/* Without a column heading above it. */}
      <Typography variant="body2" aria-hidden sx={{ display: { md: 'none' } }}>
        {field.label}
      </Typography>
    </Box>
  );
}

interface ChoiceProps {
  field: SelectField;
  name: string;
  stored: unknown;
  shown: unknown;
  save: (value: unknown) => void;
}

function InlineChoice({ field, name, stored, shown, save }: ChoiceProps) {
  const choices = useChoices(field, stored);
  return (
    <TextField
      select
      size="small"
      margin="none"
      value={String(shown ?? '')}
      onChange={({ target }) =>
        save(choices.find(({ value }) => String(value) === target.value)?.value ?? null)
      }
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': name } }}
      sx={{ minWidth: '8rem', maxWidth: '14rem' }}
    >
      {!field.required && <option value="">None</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
