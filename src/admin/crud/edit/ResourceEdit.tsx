import { Alert, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import {
  EditBase,
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useEditContext,
  useNotify,
  useRedirect,
  useRecordContext,
  type UseUpdateOptions,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { ToastMessage } from '../../ui/ToastMessage';
import { signInRequired } from '../../data/auth-provider';
import { isNoRow } from '../../data/server-refusal';
import { ConflictError } from '../../data/update-unless-changed';
import { isPublic, savedWords, mayWrite, readOnlySchema } from '../publication/rules';
import { preloadInputs } from '../../fields/kind-inputs';
import type { FormValues } from '../../../schema/content-type';
import type { AdminResource } from '../resource';
import { phrases } from '../../../schema/phrases';
import { formToRow, rowToForm } from '../../../schema/row';
import { useRole } from '../../data/status';
import { overridesOriginal, withFixedKey } from '../originals';
import { BuildNotice } from '../notices';
import { NotLoaded } from '../PagePlaceholders';
import { ConflictAlert } from './ConflictAlert';
import { EditHeading } from './EditHeading';
import { ResourceForm } from '../form/ResourceForm';
import { SignInOffer } from '../sign-in/SignInOffer';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import { RelatedRecords } from './RelatedRecords';
import { useFailedSave } from '../use-failed-save';
import { useReturnToList } from './use-return-to-list';

interface Props {
  schema: AdminResource;
  /** The record, when it is not the one that the address names. */
  id?: Identifier;
}

/** The form for an existing record; it never overwrites what somebody else has saved meanwhile without asking. */
export function ResourceEdit({ schema, id }: Props) {
  const { id: named } = useParams();
  // Of one record alone: what is asked or under way about it must not meet the next one's form.
  return <RecordEdit key={id ?? named} {...{ schema, id }} />;
}

function RecordEdit({ schema, id }: Props) {
  const [conflict, setConflict] = useState<ConflictError>();
  const { refused, onError: tellFailure, clearRefusal } = useFailedSave(schema, 'update');
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const returnToList = useReturnToList(schema.table);
  const [published, setPublished] = useState<RaRecord>();
  const OncePublic = schema.views?.oncePublic;
  useEffect(() => preloadInputs(Object.values(schema.fields)), [schema]);

  const onSuccess: UseUpdateOptions['onSuccess'] = (record, { previousData }) => {
    setConflict(undefined);
    clearRefusal();
    // After a save react-admin corrects its rows alone: what is counted of the table has to be asked for.
    void queryClient.invalidateQueries({ queryKey: [schema.table, 'getList'] });
    const description = savedWords(schema, record, previousData);
    notify(<ToastMessage kind="success" title="Success!" description={description} />);
    // What is not public yet is still being written.
    if (schema.singleton || !isPublic(schema, record)) return;
    if (OncePublic && previousData && !isPublic(schema, previousData)) setPublished(record);
    else returnToList();
  };
  const onError = (error: unknown) => {
    if (error instanceof ConflictError) setConflict(error);
    else tellFailure(error);
  };
  // react-admin would say so of every record that the server does not give, such as while it cannot be reached.
  const onLoadError = (error: Error) => {
    if (!isNoRow(error)) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', schema.table);
  };
  return (
    <EditBase
      resource={schema.table}
      id={id}
      mutationMode="pessimistic"
      disableAuthentication={!signInRequired}
      queryOptions={{ onError: onLoadError }}
      transform={(values: FormValues) => formToRow(schema, values)}
      mutationOptions={{ onSuccess, onError }}
    >
      {OncePublic && published && (
        <Suspense fallback={null}>
          <OncePublic record={published} onDone={returnToList} />
        </Suspense>
      )}
      <EditPage
        schema={schema}
        notice={
          <>
            {conflict && (
              <ConflictAlert
                schema={schema}
                conflict={conflict}
                onSettled={() => setConflict(undefined)}
                mutationOptions={{ onSuccess, onError }}
              />
            )}
            {refused && <SignInOffer onSignedIn={clearRefusal} />}
          </>
        }
      />
    </EditBase>
  );
}

/** The record's page; only for reading where whoever is here could not save it. */
function EditPage({ schema, notice }: { schema: AdminResource; notice: ReactNode }) {
  const { record, error, refetch } = useEditContext<RaRecord, Error>();
  const role = useRole();
  const isReadOnly = record !== undefined && !mayWrite(schema, role, record);
  const isOverride = record !== undefined && overridesOriginal(schema, record);
  const shown = useMemo(() => {
    if (isReadOnly) return readOnlySchema(schema);
    return isOverride ? withFixedKey(schema) : schema;
  }, [schema, isReadOnly, isOverride]);
  if (!record && error) return <NotLoaded schema={schema} onRetry={() => void refetch()} />;
  return (
    <>
      <EditHeading schema={shown} />
      {schema.singleton && schema.startRows && <BuildNotice schema={schema} />}
      {isReadOnly && <ReadOnlyNotice schema={schema} />}
      {isOverride && !isPublic(schema, record) && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {phrases.originalIsSeen(schema)}
        </Alert>
      )}
      <WithFormValues schema={shown}>
        <ResourceForm schema={shown} mode="edit" notice={notice} />
      </WithFormValues>
      <RelatedRecords schema={schema} />
    </>
  );
}

interface WithFormValuesProps {
  schema: AdminResource;
  children: ReactNode;
}

/**
 * Gives the form the record as its inputs hold it, once it is here: EditBase shows its children before that, and
 * what is typed then would be lost, and kept under another name.
 */
function WithFormValues({ schema, children }: WithFormValuesProps) {
  const record = useRecordContext();
  const values = useMemo(() => record && rowToForm(schema, record), [schema, record]);
  if (!values) return <LinearProgress aria-label="Loading" />;
  return <RecordContextProvider value={values}>{children}</RecordContextProvider>;
}
