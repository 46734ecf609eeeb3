import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { contentTypeOf } from '../../../content-types/registry';
import { sortOf } from '../../../schema/content-type';
import type { ReferencesField } from '../../../schema/kinds/references';
import type { InputProps } from '../input-props';
import { FirstRecordOffer } from '../reference/FirstRecordOffer';
import { recordChoices } from '../reference/record-choices';

/** Other records, each found by part of its title. */
export function ReferencesInput({ field, source, validate }: InputProps<ReferencesField>) {
  const target = contentTypeOf(field.to);
  return (
    <ReferenceArrayInput source={source} reference={field.to} sort={sortOf(target)}>
      <>
        <AutocompleteArrayInput
          label={field.label}
          helperText={field.helperText ?? false}
          validate={validate}
          {...recordChoices(target)}
        />
        <FirstRecordOffer schema={target} />
      </>
    </ReferenceArrayInput>
  );
}
