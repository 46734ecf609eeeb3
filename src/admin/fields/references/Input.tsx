import { AutocompleteArrayInput, ReferenceArrayInput, type RaRecord } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { sortOf } from '../../../schema/content-type';
import type { ReferencesField } from '../../../schema/kinds/references';
import { recordTitle } from '../../../schema/record-title';
import { SEARCH } from '../../data/postgrest-filter';
import type { InputProps } from '../input-props';
import { FirstRecordOffer } from '../reference/FirstRecordOffer';

/** Other records, each found by part of its title. */
export function ReferencesInput({ field, source, validate }: InputProps<ReferencesField>) {
  const target = contentTypeOf(field.to);
  return (
    <ReferenceArrayInput source={source} reference={field.to} sort={sortOf(target)}>
      <>
        <AutocompleteArrayInput
          label={field.label}
          helperText={field.helperText ?? false}
          optionText={(record: RaRecord) => recordTitle(target, record)}
          filterToQuery={(typed: string) => (typed ? { [SEARCH]: typed } : {})}
          validate={validate}
        />
        <FirstRecordOffer schema={target} />
      </>
    </ReferenceArrayInput>
  );
}
