import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CreateBase, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type ContentType, fieldsOf, type FormValues } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { recordTitle } from '../../../schema/record-title';
import { blankForm, formToNewRow, rowToForm } from '../../../schema/row';
import { signInRequired } from '../../data/auth-provider';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { useIsHere } from '../../ui/use-is-here';
import { ResourceForm } from '../form/ResourceForm';
import { withFixedKey } from '../originals';
import { PageHeading } from '../PageHeading';
import { NotLoaded, PageSkeleton } from '../PagePlaceholders';
import { asksForLink, isPublic } from '../publication/rules';
import type { AdminResource } from '../resource';
import { SignInOffer } from '../sign-in/SignInOffer';
import { useFailedSave } from '../use-failed-save';
import { AskBeforeFirst } from './AskBeforeFirst';
import { useAfterCreate } from './use-after-create';
import { useRecordToCopy } from './use-record-to-copy';

const StartNotice = lazyWithRetry(async () => (await import('./StartButton')).StartNotice, null);

interface Props {
  schema: AdminResource;
  /** A row whose values the form starts with. */
  start?: FormValues;
}

/** The form for a new record; with `?copy_of=<id>` it starts as a copy of an existing one, with `?original=` as one that the site comes with. */
export function ResourceCreate({ schema, start }: Props) {
  const [saved, setSaved] = useState(0);
  const [isStored, setStored] = useState(false);
  const [published, setPublished] = useState<RaRecord>();
  const isHere = useIsHere();
  const OncePublic = schema.views?.oncePublic;
  const copy = useRecordToCopy(schema);
  const original = useOriginal(schema);
  const shown = useMemo(() => (original ? withFixedKey(schema) : schema), [schema, original]);
  const afterCreate = useAfterCreate(schema);
  const { refused, onError, clearRefusal } = useFailedSave(schema, 'create');
  const blank = useMemo(
    () => ({
      ...blankForm(schema),
      // With its key the form, and what is kept of it, would pass for the edit of that record.
      ...(start && { ...rowToForm(schema, start), [schema.primaryKey ?? 'id']: undefined }),
    }),
    [schema, start],
  );
  if (copy.isLoading || original === 'loading') return <PageSkeleton />;
  if (copy.retry) return <NotLoaded schema={schema} onRetry={copy.retry} />;
  const record = { ...blank, ...copy.form, ...original?.form };

  const onSuccess = (record: RaRecord) => {
    const isToBeRead = isPublic(schema, record);
    // What is typed by now goes along to the record's own form; before any other page this one is empty.
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
        title={
          original
            ? phrases.editHeading(schema, original.title)
            : schema.singleton
              ? phrases.name(schema)
              : phrases.createHeading(schema)
        }
      />
      {original && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {phrases.fromOriginal(schema)}
        </Alert>
      )}
      {OncePublic && published && (
        <OncePublic record={published} onDone={() => void afterCreate(published)} />
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
        <AskBeforeFirst schema={start ? undefined : schema}>
          <ResourceForm
            schema={shown}
            mode="create"
            keptAs={original?.name}
            isStored={isStored}
            notice={refused && <SignInOffer onSignedIn={clearRefusal} />}
          />
        </AskBeforeFirst>
      </CreateBase>
    </>
  );
}

/** The record that the site comes with, named by `?original=`; `undefined` when none is asked for. */
function useOriginal(schema: ContentType) {
  const [query] = useSearchParams();
  const { table, originals } = schema;
  const name = query.get('original');
  const isKnown = originals?.values.some((value) => value === name) ?? false;
  const { data } = useQuery({
    queryKey: ['original', table, name],
    queryFn: async () => (await originals?.row(name ?? '')) ?? null,
    enabled: isKnown,
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!isKnown || !name || data === null) return undefined;
    if (!data) return 'loading';
    const stored = rowToForm(schema, data);
    const form = Object.fromEntries(
      fieldsOf(schema).flatMap(([column]) => (column in data ? [[column, stored[column]]] : [])),
    ) as FormValues;
    return { name, title: recordTitle(schema, data), form };
  }, [schema, isKnown, name, data]);
}
