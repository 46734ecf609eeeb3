import { Alert, Button, LinearProgress } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useEditContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { rowToForm } from '../../../schema/row';
import { ResourceForm } from '../form/ResourceForm';
import { BuildNotice } from '../BuildNotice';
import { isPermanent, withFixedKey } from '../permanent-records';
import { PageHeading } from '../PageHeading';
import { NotLoaded } from '../PagePlaceholders';
import { readOnlySchema, stateOf } from '../publication/publication-rules';
import { isScheduled, useIsReadOnly } from '../publication/use-is-read-only';
import type { AdminResource } from '../resource';
import { EditHeading } from './EditHeading';
import { RelatedRecords } from './RelatedRecords';

interface Props {
  schema: AdminResource;
  /** In place of a record that somebody has deleted. */
  gone: ReactNode;
  notice: ReactNode;
}

/** Read-only without the right to save. */
export function EditPage({ schema, gone, notice }: Props) {
  const { record, error, refetch } = useEditContext<RaRecord, Error>();
  const mayOnlyRead = useIsReadOnly(schema, record ?? {});
  const isReadOnly = record !== undefined && mayOnlyRead;
  const isFixed = record !== undefined && isPermanent(schema, record);
  const shown = useMemo(() => {
    if (isReadOnly) return readOnlySchema(schema);
    return isFixed ? withFixedKey(schema) : schema;
  }, [schema, isReadOnly, isFixed]);
  if (!record && gone) {
    return (
      <>
        <PageHeading title={phrases.name(schema)} />
        {gone}
      </>
    );
  }
  if (!record && error) return <NotLoaded schema={schema} onRetry={() => void refetch()} />;
  return (
    <>
      <EditHeading schema={shown} />
      {schema.singleton && schema.public && record && (
        <BuildNotice schema={schema} rows={[record]} />
      )}
      {isReadOnly && <ReadOnlyNotice {...{ schema, record }} />}
      <WithFormValues schema={shown}>
        <ResourceForm schema={shown} mode="edit" notice={notice} />
      </WithFormValues>
      <RelatedRecords schema={schema} />
    </>
  );
}

function whyReadOnly(schema: ContentType, record: RaRecord): string {
  const state = stateOf(schema, record);
  if (state === 'scheduled' || isScheduled(record)) return 'An editor has scheduled this';
  return state === 'ended' ? 'This has ended' : 'Readers see this already';
}

/** Why the form is read-only, and the alternatives. */
function ReadOnlyNotice({ schema, record }: { schema: ContentType; record: RaRecord }) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button
          component={Link}
          to={`/admin/${schema.table}/create?copy_of=${record.id}`}
          color="inherit"
          sx={{ flexShrink: 0 }}
        >
          Suggest to an editor
        </Button>
      }
    >
      {whyReadOnly(schema, record)}: only an editor can change it. “Suggest to an editor” makes a
      copy that you can change and save as a draft.
    </Alert>
  );
}

interface WithFormValuesProps {
  schema: AdminResource;
  children: ReactNode;
}

/** Renders the form once the record is converted: EditBase renders its children earlier, and input would be lost. */
function WithFormValues({ schema, children }: WithFormValuesProps) {
  const record = useRecordContext();
  const values = useMemo(() => record && rowToForm(schema, record), [schema, record]);
  if (!values) return <LinearProgress aria-label="Loading" />;
  return <RecordContextProvider value={values}>{children}</RecordContextProvider>;
}
