import LinearProgress from '@mui/material/LinearProgress';
import { useState, type ReactNode } from 'react';
import { EditBase, useNotify, useRecordContext, type RaRecord } from 'react-admin';
import { formName } from '../drafts/form-name';
import { formSaved } from '../drafts/form-saved';
import { ToastMessage } from '../layout/ToastMessage';
import { ConflictError } from '../providers/update-unless-changed';
import { capitalise, type ResourceSchema } from '../schema/resource-schema';
import { ConflictAlert } from './ConflictAlert';
import { EditHeading } from './EditHeading';
import { ResourceForm } from './form/ResourceForm';
import { SignInOffer } from './form/SignInOffer';
import { useReturnToList } from './use-return-to-list';
import { useFailedSave } from './use-failed-save';

/** The form for an existing record; it never overwrites what somebody else has saved meanwhile without asking. */
export function ResourceEdit({ schema }: { schema: ResourceSchema }) {
  const [theirs, setTheirs] = useState<RaRecord>();
  const { refused, onError: tellFailure, onSignedIn } = useFailedSave(schema, 'update');
  const notify = useNotify();
  const returnToList = useReturnToList(schema.table);

  const onSuccess = (record: RaRecord) => {
    formSaved(formName(schema.table, record.id));
    const description = `${capitalise(schema.words.singular)} updated successfully`;
    notify(<ToastMessage kind="success" title="Success!" description={description} />);
    returnToList();
  };
  const onError = (error: unknown) => {
    if (error instanceof ConflictError) setTheirs(error.latest);
    else tellFailure(error);
  };
  return (
    <EditBase
      resource={schema.table}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
    >
      <EditHeading schema={schema} />
      <OnceLoaded>
        <ResourceForm
          schema={schema}
          mode="edit"
          notice={
            <>
              {theirs && (
                <ConflictAlert
                  schema={schema}
                  theirs={theirs}
                  onLoaded={() => setTheirs(undefined)}
                  mutationOptions={{ onSuccess, onError }}
                />
              )}
              {refused && <SignInOffer onSignedIn={onSignedIn} />}
            </>
          }
        />
      </OnceLoaded>
    </EditBase>
  );
}

/** EditBase shows its children before the record is here; what is typed then would be lost, its draft misplaced. */
function OnceLoaded({ children }: { children: ReactNode }) {
  return useRecordContext() ? children : <LinearProgress aria-label="Loading" />;
}
