import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { recordChoices, type SelectField as Choices } from '../../schema/kinds/select';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { SelectField } from '../ui/SelectField';
import { TextCell } from './cells';
import type { InputProps } from './kind-props';
import { useChoices } from './select/use-choices';

export function Input({ field, source, validate }: InputProps<Choices>) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  const chosen: unknown = useWatch({ name: source });
  const saved: unknown = useRecordContext()?.[source];
  // A record that is chosen stays a choice while the others load, and after it was deleted.
  const choices = useChoices(field, recordChoices(field) ? chosen : saved);
  return <SelectField {...{ source, label, helperText, validate, placeholder, choices }} />;
}

/** Lazy: only the grid needs chips, and preloads them (ResourceGrid). */
export const Cell = lazyWithRetry(() => import('./select/Cell'), TextCell);
