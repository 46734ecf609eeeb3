import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  EditBase,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useNotify,
  type UseUpdateOptions,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import type { FormValues } from '../../../schema/content-type';
import { formToRow } from '../../../schema/row';
import { signInRequired } from '../../data/auth-provider';
import { draftOf } from '../../data/draft';
import { leftBehindWarning } from '../../data/placeholder-uses';
import { isDeleted, isNoRow } from '../../data/server-refusal';
import { ConflictError } from '../../data/write-row';
import { preloadInputs } from '../../fields/kind-views';
import { ToastMessage } from '../../ui/ToastMessage';
import { asksForLink, isPublic, savedWords } from '../publication/publication-rules';
import type { AdminResource } from '../resource';
import { SignInOffer } from '../sign-in/SignInOffer';
import { abandoned, newestFirst } from '../unsaved-changes/autosave';
import { isAnythingUnsaved } from '../unsaved-changes/open-forms';
import type { UnsavedChanges } from '../unsaved-changes/parse-changes';
import { copiesOf } from '../unsaved-changes/server-copies';
import { formName, ownChanges } from '../unsaved-changes/stored-changes';
import { useFailedSave } from '../use-failed-save';
import { ConflictAlert } from './ConflictAlert';
import { EditPage } from './EditPage';
import { GoneAlert } from './GoneAlert';
import { useReturnToList } from './use-return-to-list';

interface Props {
  schema: AdminResource;
  /** A record other than the address's. */
  id?: Identifier;
}

/** Conflicts with other users' changes are asked about, never overwritten. */
export default function ResourceEdit({ schema, id }: Props) {
  const { id: named } = useParams();
  // Dialogs and requests must not survive into another record's form.
  const shown = id ?? named ?? '';
  return <RecordEdit key={shown} {...{ schema }} id={shown} />;
}

/** Why the last save was not done: what others have done meanwhile. */
interface Stopped {
  conflict?: { error: ConflictError; meta: unknown };
  gone?: { kept?: UnsavedChanges };
}

function RecordEdit({ schema, id }: Required<Props>) {
  const [{ conflict, gone }, setStopped] = useState<Stopped>({});
  const goOnTyping = () => setStopped({});
  const { refused, onError: tellFailure, clearRefusal } = useFailedSave(schema, 'update');
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const returnToList = useReturnToList(schema.table);
  const [published, setPublished] = useState<RaRecord>();
  const OncePublic = schema.views?.oncePublic;
  useEffect(() => preloadInputs(Object.values(schema.fields)), [schema]);

  const onSuccess: UseUpdateOptions['onSuccess'] = (record, { previousData, meta }) => {
    goOnTyping();
    clearRefusal();
    // react-admin keeps what a save with `meta` returns apart from the record that the form shows.
    const shown = { id: String(record.id), meta: undefined };
    if (meta) queryClient.setQueryData([schema.table, 'getOne', shown], record);
    // react-admin updates its rows alone after a save; counts need a refetch.
    void queryClient.invalidateQueries({ queryKey: [schema.table, 'getList'] });
    const description = savedWords(schema, record, previousData);
    notify(<ToastMessage kind="success" description={description} />);
    if (draftOf(record)) return;
    leftBehindWarning(dataProvider, schema, previousData, record).then(
      (warning) => warning && notify(warning, { type: 'warning', autoHideDuration: null }),
      // The rename is saved.
      () => undefined,
    );
    const isNew = previousData && !asksForLink(schema, previousData);
    if (OncePublic && isNew && asksForLink(schema, record)) setPublished(record);
    else goOn(record);
  };
  const goOn = (record: FormValues) => {
    setPublished(undefined);
    // Drafts are still being written; nor for a user who has typed on during the save.
    if (!schema.singleton && isPublic(schema, record) && !isAnythingUnsaved()) returnToList();
  };
  const onError: UseUpdateOptions<RaRecord, Error>['onError'] = (error, { meta }) => {
    if (error instanceof ConflictError) setStopped({ conflict: { error, meta } });
    else if (isDeleted(error)) setStopped({ gone: {} });
    else void tellFailure(error);
  };
  // react-admin would report every failed load as a missing record, such as while offline.
  const onLoadError = async (error: Error) => {
    if (!isNoRow(error)) return;
    const form = formName(schema.table, id);
    const [kept] = await abandoned(newestFirst(ownChanges(form), await copiesOf(form)));
    setStopped({ gone: { kept } });
    if (kept) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    returnToList();
  };
  const goneAlert = gone && <GoneAlert {...{ schema, id }} kept={gone.kept} onBack={goOnTyping} />;
  return (
    <EditBase
      resource={schema.table}
      id={id}
      mutationMode="pessimistic"
      disableAuthentication={!signInRequired}
      queryOptions={{ onError: (error: Error) => void onLoadError(error) }}
      transform={(values: FormValues) => formToRow(schema, values)}
      mutationOptions={{ onSuccess, onError }}
    >
      {OncePublic && published && <OncePublic record={published} onDone={() => goOn(published)} />}
      <EditPage
        schema={schema}
        gone={gone?.kept && goneAlert}
        notice={
          <>
            {goneAlert}
            {conflict && (
              <ConflictAlert
                schema={schema}
                conflict={conflict.error}
                meta={conflict.meta}
                onSettled={goOnTyping}
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
