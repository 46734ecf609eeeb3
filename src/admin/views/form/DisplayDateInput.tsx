import { TextInput, type Validator } from 'react-admin';
import { formatDisplayDate, parseDisplayDate } from '../../../shared/blog';

interface Props {
  source: string;
  label: string;
  helperText?: string;
  validate: Validator;
}

/** The browser's date picker for a day that is kept as readers see it. */
export function DisplayDateInput({ helperText, ...props }: Props) {
  return (
    <TextInput
      {...props}
      type="date"
      format={toPicker}
      parse={fromPicker}
      helperText={helperText ?? false}
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
