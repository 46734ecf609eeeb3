import { useRecordContext } from 'react-admin';
import { choicesFor, type SelectField as Choices } from '../../schema/kinds/select';
import { useRole } from '../data/status';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { SelectField } from '../ui/SelectField';
import { TextCell } from './cells';
import type { InputProps } from './kind-props';

export function Input({ field, source, validate }: InputProps<Choices>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  const stored: unknown = useRecordContext()?.[source];
  const role = useRole();
  return (
    <SelectField
      {...{ source, label, helperText, validate, placeholder }}
      choices={choicesFor(role, field, stored)}
    />
  );
}

/** The grid brings its code (ResourceGrid); a form does without chips. */
export const Cell = lazyWithRetry(async () => (await import('./select/Cell')).SelectCell, TextCell);
