import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { recordChoices, type SelectField as Choices } from '../../schema/kinds/select';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { SelectField } from '../ui/SelectField';
import { TextCell } from './cells';
import type { InputProps } from './kind-props';
import { useChoices } from './select/use-choices';

export function Input(props: InputProps<Choices>) {
  return recordChoices(props.field) ? <AmongRecords {...props} /> : <AmongChoices {...props} />;
}

function AmongChoices(props: InputProps<Choices>) {
  const stored: unknown = useRecordContext()?.[props.source];
  return <ChoiceField {...props} stored={stored} />;
}

/** Keeps the current value among the choices while records load, and after its record was deleted. */
function AmongRecords(props: InputProps<Choices>) {
  const chosen: unknown = useWatch({ name: props.source });
  return <ChoiceField {...props} stored={chosen} />;
}

function ChoiceField({
  field,
  source,
  validate,
  stored,
}: InputProps<Choices> & { stored: unknown }) {
  const { label, helperText, placeholder = 'Choose…' } = field;
  const choices = useChoices(field, stored);
  return <SelectField {...{ source, label, helperText, validate, placeholder, choices }} />;
}

/** Lazy: only the grid needs chips, and preloads them (ResourceGrid). */
export const Cell = lazyWithRetry(() => import('./select/Cell'), TextCell);
