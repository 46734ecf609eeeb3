import { useState } from 'react';
import { TextInput, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDisplayDate, parseDisplayDate } from '../../../shared/blog';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate: Validator;
}

const AHEAD =
  'This day is still to come. Everybody can read it as soon as you save it, and it stays on top of the list until then.';

/** The browser's date picker for a day that is kept as readers see it. */
export function DisplayDateInput({ helperText, ...props }: Props) {
  const [now] = useState(Date.now);
  const value: unknown = useWatch({ name: props.source });
  const day = typeof value === 'string' ? parseDisplayDate(value) : undefined;
  const isAhead = day !== undefined && day > now;
  return (
    <TextInput
      {...props}
      type="date"
      format={toPicker}
      parse={fromPicker}
      helperText={isAhead ? AHEAD : (helperText ?? false)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function toPicker(display: string | null): string {
  const time = display ? parseDisplayDate(display) : undefined;
  return time === undefined ? '' : new Date(time).toISOString().slice(0, 10);
}

function fromPicker(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return iso ? formatDisplayDate(new Date(year, month - 1, day)) : '';
}
