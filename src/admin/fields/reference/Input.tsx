import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { SEARCH } from '../../data/postgrest-filter';
import { contentTypeOf } from '../../../content-types/registry';
import { sortOf } from '../../../schema/content-type';
import type { InputProps } from '../input-props';
import type { ReferenceField } from '../../../schema/kinds/reference';

/** Another record, found by part of its title. */
export function ReferenceFieldInput({ field, source, validate }: InputProps<ReferenceField>) {
  const target = contentTypeOf(field.to);
  return (
    <ReferenceInput source={source} reference={field.to} sort={sortOf(target)}>
      <AutocompleteInput
        label={field.label}
        helperText={field.helperText ?? false}
        optionText={target.titleColumn}
        filterToQuery={(typed: string) => (typed ? { [SEARCH]: typed } : {})}
        validate={validate}
      />
    </ReferenceInput>
  );
}
