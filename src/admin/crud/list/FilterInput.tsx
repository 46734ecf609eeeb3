import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, useListContext } from 'react-admin';
import { useRecordChoices } from '../../fields/select/use-choices';
import { LineInput } from '../../fields/LineInput';
import { useReferenceChoices } from '../../fields/reference/use-reference-choices';
import { SelectField } from '../../ui/SelectField';
import { contentTypeOf } from '../../../content-types/registry';
import type { Filter } from '../../../schema/filter';
import { kindOf } from '../../../schema/kinds';
import { type ContentType, sortOf } from '../../../schema/content-type';

interface FilterProps<Type extends Filter['type']> {
  column: string;
  label: string;
  filter: Extract<Filter, { type: Type }>;
}

export function FilterInput({ schema, column }: { schema: ContentType; column: string }) {
  const field = schema.fields[column];
  const filter = field && kindOf(field).filter?.(field);
  if (!filter) return null;
  const common = { column, label: field.label };
  switch (filter.type) {
    case 'choice':
      return <ChoiceFilter {...common} filter={filter} />;
    case 'reference':
      return <ReferenceFilter {...common} filter={filter} />;
    case 'valuesInUse':
      return <ValuesInUseFilter {...common} filter={filter} />;
    case 'text':
      return <LineInput source={`${column}@ilike`} field={{ label: field.label }} />;
    case 'member':
      return <LineInput source={`${column}@cs`} field={{ label: field.label }} />;
    case 'range':
      return <RangeFilter {...common} filter={filter} />;
  }
}

function ChoiceFilter({ column, label, filter }: FilterProps<'choice'>) {
  const records = useRecordChoices(filter.records);
  const choices = [...filter.choices, ...records];
  return <SelectField source={column} label={label} choices={choices} placeholder="All" />;
}

function RangeFilter({ column, label, filter }: FilterProps<'range'>) {
  return (['gte', 'lte'] as const).map((bound) => (
    <RangeBound key={bound} {...{ column, label, filter, bound }} />
  ));
}

function ValuesInUseFilter({ column, label, filter }: FilterProps<'valuesInUse'>) {
  const { resource, filterValues } = useListContext();
  const { data = [] } = useQuery({
    queryKey: [resource, 'values-in-use', column],
    queryFn: filter.load,
  });
  const chosen: unknown = filterValues[column];
  const values = new Set(typeof chosen === 'string' && chosen ? [...data, chosen] : data);
  const choices = [...values].map((value) => ({ value, label: value }));
  return <SelectField source={column} label={label} choices={choices} placeholder="All" />;
}

function ReferenceFilter({ column, label, filter }: FilterProps<'reference'>) {
  const target = contentTypeOf(filter.table);
  const choices = useReferenceChoices(target);
  const source = filter.operator ? `${column}@${filter.operator}` : column;
  return (
    <ReferenceInput source={source} reference={filter.table} sort={sortOf(target)}>
      <AutocompleteInput label={label} helperText={false} {...choices} />
    </ReferenceInput>
  );
}

interface BoundProps extends FilterProps<'range'> {
  bound: 'gte' | 'lte';
}

/** One bound of a range. An incomplete number, such as "12.", does not filter yet. */
function RangeBound({ column, label, bound, filter }: BoundProps) {
  const [typed, setTyped] = useState('');
  const toColumn = (text: string) => filter.toColumn(text, bound);
  return (
    <LineInput<unknown>
      source={`${column}@${bound}`}
      field={{ label: `${label} ${bound === 'gte' ? 'from' : 'to'}` }}
      type={filter.input === 'decimal' ? 'text' : filter.input}
      inputProps={filter.input === 'decimal' ? { inputMode: 'decimal' } : undefined}
      format={(value = null) => (toColumn(typed) === value ? typed : filter.toInput(value, bound))}
      parse={(text) => {
        setTyped(text);
        return toColumn(text);
      }}
    />
  );
}
