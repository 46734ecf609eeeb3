import { Alert } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { CreateBase, getRecordFromLocation, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { blankForm, formToNewRow } from '../../../schema/row';
import { signInRequired } from '../../data/auth-provider';
import { forgetSent } from '../../data/unanswered-writes';
import { useIsCurrentPage } from '../../ui/use-is-current-page';
import { ResourceForm } from '../form/ResourceForm';
import { PageHeading } from '../PageHeading';
import { NotLoaded, PageSkeleton } from '../PagePlaceholders';
import { asksForLink, isPublic } from '../publication/publication-rules';
import type { AdminResource } from '../resource';
import { SignInOffer } from '../sign-in/SignInOffer';
import { useFailedSave } from '../use-failed-save';
import { useAfterCreate } from './use-after-create';
import { useRecordToCopy } from './use-record-to-copy';

interface Props {
  schema: AdminResource;
}

/**
 * `?copy_of=<id>` starts with a copy of a record, `?given=` with values: not react-admin's `source`, by which a form is
 * filled after it has opened, and unsaved.
 */
export function ResourceCreate({ schema }: Props) {
  const [saved, setSaved] = useState(0);
  const [isStored, setStored] = useState(false);
  const [published, setPublished] = useState<RaRecord>();
  const isHere = useIsCurrentPage();
  const OncePublic = schema.views?.oncePublic;
  const copy = useRecordToCopy(schema);
  const given = getRecordFromLocation(useLocation(), { searchSource: 'given' });
  const afterCreate = useAfterCreate(schema);
  const { refused, onError, clearRefusal } = useFailedSave(schema, 'create');
  const blank = useMemo(() => blankForm(schema), [schema]);
  // What it sends is another record than an earlier form's, even of the same name.
  useEffect(() => forgetSent(schema.table), [schema.table]);
  if (copy.isLoading) return <PageSkeleton />;
  if (copy.retry) return <NotLoaded schema={schema} onRetry={copy.retry} />;
  const record = { ...blank, ...copy.form, ...given };

  const onSuccess = (record: RaRecord) => {
    const isToBeRead = isPublic(schema, record);
    // What has been typed by now is handed over to the record's form; on the way to any other page this form is
    // emptied.
    if (schema.singleton || !isToBeRead) setStored(true);
    else setSaved(saved + 1);
    if (OncePublic && asksForLink(schema, record) && isHere()) setPublished(record);
    else void afterCreate(record);
  };
  return (
    <>
      {copy.isGone && (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          {phrases.copyIsGone(schema)}
        </Alert>
      )}
      {copy.oldWords.length > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {phrases.copyHasOld(copy.oldWords)}
        </Alert>
      )}
      <PageHeading
        title={schema.singleton ? phrases.name(schema) : phrases.createHeading(schema)}
      />
      {OncePublic && published && (
        <OncePublic record={published} onDone={() => void afterCreate(published)} />
      )}
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
          isStored={isStored}
          notice={refused && <SignInOffer onSignedIn={clearRefusal} />}
        />
      </CreateBase>
    </>
  );
}
