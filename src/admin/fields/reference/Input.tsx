import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { contentTypeOf } from '../../../content-types/registry';
import { sortOf } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { InputProps } from '../input-props';
import type { ReferenceField } from '../../../schema/kinds/reference';
import { FirstRecordOffer } from './FirstRecordOffer';
import { recordChoices } from './record-choices';

/** Another record, found by part of its title. */
export function ReferenceFieldInput({ field, source, validate }: InputProps<ReferenceField>) {
  const target = contentTypeOf(field.to);
  const filter = useWatch({ compute: (values: FormValues) => field.among?.(values) });
  return (
    <ReferenceInput source={source} reference={field.to} sort={sortOf(target)} filter={filter}>
      <>
        <AutocompleteInput
          label={field.label}
          helperText={field.helperText ?? false}
          validate={validate}
          {...recordChoices(target)}
        />
        {/* None among them is not none at all. */}
        {!field.among && <FirstRecordOffer schema={target} />}
      </>
    </ReferenceInput>
  );
}
