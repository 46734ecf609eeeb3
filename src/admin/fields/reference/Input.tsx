import { Button, Typography } from '@mui/material';
import {
  AutocompleteInput,
  ReferenceInput,
  useChoicesContext,
  useCreatePath,
  type RaRecord,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SEARCH } from '../../data/postgrest-filter';
import { contentTypeOf } from '../../../content-types/registry';
import { allows, sortOf, type ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import type { FormValues } from '../../../schema/kind';
import type { InputProps } from '../input-props';
import type { ReferenceField } from '../../../schema/kinds/reference';
import { recordTitle } from '../../../schema/record-title';

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
          optionText={(record: RaRecord) => recordTitle(target, record)}
          filterToQuery={(typed: string) => (typed ? { [SEARCH]: typed } : {})}
          validate={validate}
        />
        {/* None among them is not none at all. */}
        {!field.among && <FirstRecordOffer schema={target} />}
      </>
    </ReferenceInput>
  );
}

/** The way to the first record where there is none to choose; what is typed here stays kept. */
function FirstRecordOffer({ schema }: { schema: ContentType }) {
  const { total, isPending, filterValues = {} } = useChoicesContext();
  const createPath = useCreatePath();
  if (isPending || total !== 0 || SEARCH in filterValues) return null;
  const { table: resource, startRows } = schema;
  return (
    <Typography component="div" variant="body2" sx={{ mb: 2 }}>
      {phrases.noneYet(schema)}.
      {(startRows || allows(schema, 'create')) && (
        <Button
          component={Link}
          sx={{ px: 1, textAlign: 'start' }}
          to={createPath({ resource, type: startRows ? 'list' : 'create' })}
        >
          {startRows ? phrases.startFrom : phrases.newOne(schema)}
        </Button>
      )}
    </Typography>
  );
}
