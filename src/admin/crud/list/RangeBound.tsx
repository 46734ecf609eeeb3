import { useState } from 'react';
import type { Filter } from '../../../schema/kind';
import { LineInput } from '../../fields/LineInput';

interface Props {
  source: string;
  label: string;
  bound: 'gte' | 'lte';
  filter: Extract<Filter, { type: 'range' }>;
}

/** One end of a range. Half a number, such as "12.", stays as it is typed and narrows nothing yet. */
export function RangeBound({ source, label, bound, filter }: Props) {
  const [typed, setTyped] = useState('');
  const toColumn = (text: string) => filter.toColumn(text, bound);
  return (
    <LineInput<unknown>
      source={source}
      field={{ label }}
      type={filter.input === 'date' ? 'date' : 'text'}
      inputProps={filter.input === 'decimal' ? { inputMode: 'decimal' } : undefined}
      format={(value = null) => (toColumn(typed) === value ? typed : filter.toInput(value, bound))}
      parse={(text) => {
        setTyped(text);
        return toColumn(text);
      }}
    />
  );
}
