import { Alert, LinearProgress } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { signInRequired } from '../../data/auth-provider';
import { phrases } from '../../../schema/phrases';
import type { FormValues } from '../../../schema/content-type';
import type { AdminResource } from '../resource';
import { blankForm, formToNewRow, rowToForm } from '../../../schema/row';
import { PageHeading } from '../PageHeading';
import { ResourceForm } from '../form/ResourceForm';
import { SignInOffer } from '../sign-in/SignInOffer';
import { isPublic } from '../publication/visibility';
import { useRecordToCopy } from './use-record-to-copy';
import { useAfterCreate } from './use-after-create';
import { useFailedSave } from '../use-failed-save';

const StartNotice = lazyWithRetry(async () => (await import('./StartOffer')).StartNotice, null);

interface Props {
  schema: AdminResource;
  /** A row whose values the form starts with. */
  start?: FormValues;
}

/** The form for a new record; with `?copy_of=<id>` it starts as a copy of an existing one. */
export function ResourceCreate({ schema, start }: Props) {
  const [saved, setSaved] = useState(0);
  const [published, setPublished] = useState<RaRecord>();
  const OncePublic = schema.views?.oncePublic;
  const copy = useRecordToCopy(schema);
  const afterCreate = useAfterCreate(schema);
  const { refused, onError, onSignedIn } = useFailedSave(schema, 'create');
  const blank = useMemo(
    () => ({
      ...blankForm(schema),
      // With its key the form, and what is kept of it, would pass for the edit of that record.
      ...(start && { ...rowToForm(schema, start), [schema.primaryKey ?? 'id']: undefined }),
    }),
    [schema, start],
  );
  if (copy === 'loading') return <LinearProgress aria-label="Loading" />;
  const record = copy && copy !== 'missing' ? { ...blank, ...copy } : blank;

  const onSuccess = (record: RaRecord) => {
    setSaved(saved + 1);
    if (OncePublic && isPublic(schema, record)) setPublished(record);
    else void afterCreate(record);
  };
  return (
    <>
      {copy === 'missing' && (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          {phrases.copyIsGone(schema)}
        </Alert>
      )}
      <PageHeading
        title={schema.singleton ? phrases.name(schema) : phrases.createHeading(schema)}
      />
      {OncePublic && published && (
        <Suspense fallback={null}>
          <OncePublic record={published} onDone={() => void afterCreate(published)} />
        </Suspense>
      )}
      {schema.startRows && !start && <StartNotice schema={schema} />}
      <CreateBase
        key={saved}
        resource={schema.table}
        record={record}
        transform={(values: FormValues) => formToNewRow(schema, values)}
        redirect={false}
        disableAuthentication={!signInRequired}
        mutationOptions={{ onSuccess, onError }}
      >
        <ResourceForm
          schema={schema}
          mode="create"
          notice={refused && <SignInOffer onSignedIn={onSignedIn} />}
        />
      </CreateBase>
    </>
  );
}
