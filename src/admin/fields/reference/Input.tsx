import { Button, Typography } from '@mui/material';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
  useCreatePath,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { contentTypeOf } from '../../../content-types/registry';
import { allows, sortOf, type ContentType } from '../../../schema/content-type';
import type { FormValues } from '../../../schema/kind';
import type { ReferenceField } from '../../../schema/kinds/reference';
import type { ReferencesField } from '../../../schema/kinds/references';
import { phrases } from '../../../schema/phrases';
import { SEARCH } from '../../data/postgrest-filter';
import type { InputProps } from '../kind-props';
import { useReferenceChoices } from './use-reference-choices';

/** Autocomplete of records by title. */
export function ReferenceFieldInput({ field, source, validate }: InputProps<ReferenceField>) {
  const target = contentTypeOf(field.to);
  const choices = useReferenceChoices(target);
  const filter = useAmong(field);
  return (
    <ReferenceInput source={source} reference={field.to} sort={sortOf(target)} filter={filter}>
      <>
        <AutocompleteInput
          label={field.label}
          helperText={field.helperText ?? false}
          validate={validate}
          {...choices}
        />
        {/* An empty filtered list does not mean an empty table. */}
        {!field.among && <FirstRecordOffer schema={target} />}
      </>
    </ReferenceInput>
  );
}

export function ReferencesInput({ field, source, validate }: InputProps<ReferencesField>) {
  const target = contentTypeOf(field.to);
  const choices = useReferenceChoices(target);
  const filter = useAmong(field);
  return (
    <ReferenceArrayInput source={source} reference={field.to} sort={sortOf(target)} filter={filter}>
      <>
        <AutocompleteArrayInput
          label={field.label}
          helperText={field.helperText ?? false}
          validate={validate}
          {...choices}
        />
        {!field.among && <FirstRecordOffer schema={target} />}
      </>
    </ReferenceArrayInput>
  );
}

const useAmong = ({ among }: Pick<ReferenceField, 'among'>) =>
  useWatch({ compute: (values: FormValues) => among?.(values) });

/** Link to create the first record of an empty table; unsaved changes of this form are kept. */
function FirstRecordOffer({ schema }: { schema: ContentType }) {
  const { total, isPending, filterValues = {} } = useChoicesContext();
  const createPath = useCreatePath();
  if (isPending || total !== 0 || SEARCH in filterValues) return null;
  return (
    <Typography component="div" variant="body2" sx={{ mb: 2 }}>
      {phrases.noneYet(schema)}.
      {allows(schema, 'create') && (
        <Button
          component={Link}
          sx={{ px: 1, textAlign: 'start' }}
          to={createPath({ resource: schema.table, type: 'create' })}
        >
          {phrases.newOne(schema)}
        </Button>
      )}
    </Typography>
  );
}
