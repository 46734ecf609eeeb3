import { TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import type { Filter } from '../../../schema/kind';

interface Props {
  source: string;
  label: string;
  bound: 'gte' | 'lte';
  filter: Extract<Filter, { type: 'range' }>;
}

/** One end of a range. Half a number, such as "12.", stays as it is typed and narrows nothing yet. */
export function RangeBound({ source, label, bound, filter }: Props) {
  const { id, field } = useInput({ source, format: keep, parse: keep });
  const [typed, setTyped] = useState('');
  const value: unknown = field.value ?? null;
  const isTyped = filter.toColumn(typed, bound) === value;
  return (
    <TextField
      id={id}
      label={label}
      type={filter.input === 'date' ? 'date' : 'text'}
      value={isTyped ? typed : filter.toInput(value, bound)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(filter.toColumn(target.value, bound));
      }}
      onBlur={field.onBlur}
      slotProps={{ htmlInput: filter.input === 'decimal' ? { inputMode: 'decimal' } : {} }}
    />
  );
}

const keep = (value: unknown) => value;
