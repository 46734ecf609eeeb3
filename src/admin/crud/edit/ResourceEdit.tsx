import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  EditBase,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRedirect,
  type UseUpdateOptions,
} from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { FormValues } from '../../../schema/content-type';
import { formToRow } from '../../../schema/row';
import { signInRequired } from '../../data/auth-provider';
import { leftBehindWarning } from '../../data/quoting-texts';
import { isNoRow } from '../../data/server-refusal';
import { ConflictError } from '../../data/write-row';
import { preloadInputs } from '../../fields/kind-views';
import { ToastMessage } from '../../ui/ToastMessage';
import { useIsHere } from '../../ui/use-is-here';
import { asksForLink, isPublic, savedWords } from '../publication/rules';
import type { AdminResource } from '../resource';
import { SignInOffer } from '../sign-in/SignInOffer';
import { ONLY_WHEN_SAVED } from '../unsaved-changes/UnsavedChangesGuard';
import { useFailedSave } from '../use-failed-save';
import { ConflictAlert } from './ConflictAlert';
import { EditPage } from './EditPage';

interface Props {
  schema: AdminResource;
  /** The record, when it is not the one that the address names. */
  id?: Identifier;
}

/** The form for an existing record; it never overwrites what somebody else has saved meanwhile without asking. */
export default function ResourceEdit({ schema, id }: Props) {
  const { id: named } = useParams();
  // Of one record alone: what is asked or under way about it must not meet the next one's form.
  return <RecordEdit key={id ?? named} {...{ schema, id }} />;
}

function RecordEdit({ schema, id }: Props) {
  const [conflict, setConflict] = useState<ConflictError>();
  const { refused, onError: tellFailure, clearRefusal } = useFailedSave(schema, 'update');
  const notify = useNotify();
  const redirect = useRedirect();
  const dataProvider = useDataProvider();
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
    leftBehindWarning(dataProvider, schema, previousData, record).then(
      (warning) => warning && notify(warning, { type: 'warning', autoHideDuration: null }),
      // The rename itself is saved.
      () => undefined,
    );
    const isNew = previousData && !asksForLink(schema, previousData);
    if (OncePublic && isNew && asksForLink(schema, record)) setPublished(record);
    else goOn(record);
  };
  const goOn = (record: FormValues) => {
    setPublished(undefined);
    // What is not public yet is still being written.
    if (!schema.singleton && isPublic(schema, record)) returnToList();
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
      {OncePublic && published && <OncePublic record={published} onDone={() => goOn(published)} />}
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

/** Leads back to the list, narrowed as it was when the record was opened from it; not whoever has gone elsewhere meanwhile. */
function useReturnToList(table: string): () => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { state } = useLocation() as { state: { listSearch?: string } | null };
  return () => {
    if (!isHere()) return;
    const list = { pathname: `/admin/${table}`, search: state?.listSearch };
    // Who has typed on while it was saved goes on.
    void navigate(list, { state: ONLY_WHEN_SAVED });
  };
}
