import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEditContext, useUpdate, type UseUpdateOptions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { andList } from '../../../shared/text';
import { versionsOf } from '../../data/revisions';
import { draftOf, type DraftStep } from '../../data/draft';
import { mergeRows, type Side } from '../../data/merge-rows';
import { useSession } from '../../data/session';
import { type ConflictError, isDiscarded } from '../../data/write-row';
import { formatLondonTime } from '../../../shared/time/london-time';
import { phrases } from '../../../schema/phrases';
import type { ContentType, FormValues } from '../../../schema/content-type';
import { changedColumns, formToRow, rowToForm } from '../../../schema/row';
import { setAsTyped } from '../../ui/set-as-typed';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { savedWords } from '../publication/publication-rules';
import { useIsReadOnly } from '../publication/use-is-read-only';
import { useMarkSaved } from '../unsaved-changes/UnsavedChangesGuard';

interface Props {
  schema: ContentType;
  conflict: ConflictError;
  /** Of the refused save. */
  meta: unknown;
  onSettled: () => void;
  mutationOptions: UseUpdateOptions;
}

/** Somebody else saved first: nothing was overwritten, and the user decides. */
export function ConflictAlert({ schema, conflict, meta, onSettled, mutationOptions }: Props) {
  const { latest: theirs, opened, hasMoved } = conflict;
  const alert = useScrolledTo(conflict);
  const form = useFormContext();
  const { refetch } = useEditContext();
  const markSaved = useMarkSaved();
  const [update, { isPending }] = useUpdate();
  const mayGoOn = !useIsReadOnly(schema, theirs);
  // Before it publishes, a draft is saved.
  const publishes = (meta as DraftStep | undefined)?.draft === 'publish';
  const isDecided = (column: string) =>
    hasMoved && ['publication', 'reviewRequest'].includes(schema.fields[column]?.kind ?? '');
  const conflicts = conflict.conflicts.filter(({ column }) => !isDecided(column));
  /** What the form holds with what they have saved; the buttons decide of the publication. */
  const merged = (values: FormValues, side: Side): FormValues => {
    const typed = Object.entries(changedColumns(schema, opened, formToRow(schema, values)));
    const kept = Object.fromEntries(typed.filter(([column]) => !isDecided(column)));
    return mergeRows(schema, { opened, typed: kept, latest: theirs }, side).changes;
  };
  const saveMine = () => {
    const sent = form.getValues();
    // The whole row: it says for which publication it is meant.
    const data = { ...formToRow(schema, rowToForm(schema, theirs)), ...merged(sent, 'mine') };
    const params = { id: theirs.id, data, previousData: theirs, meta };
    return update(schema.table, params, {
      ...mutationOptions,
      onSuccess: (...answer) => {
        markSaved(sent);
        mutationOptions.onSuccess?.(...answer);
      },
    });
  };
  const putIntoForm = (side: Side) => {
    const row = merged(form.getValues(), side);
    const columns = hasMoved ? Object.keys(row) : conflicts.map(({ column }) => column);
    if (hasMoved) form.reset(rowToForm(schema, theirs));
    const values = rowToForm(schema, row);
    for (const column of columns) setAsTyped(form, column, values[column]);
    onSettled();
    // What is typed on, and the buttons, go by the record as it is by now.
    void refetch();
  };
  return (
    <Alert ref={alert} severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
      <AlertTitle>{phrases.changedMeanwhile(schema)}</AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <WhatHappened schema={schema} conflict={conflict} />{' '}
        {conflicts.length > 0 && `You have both changed ${fieldsIn(schema, conflicts)}, so nothing`}
        {conflicts.length === 0 && 'Nothing'} was {publishes ? 'published' : 'saved'} yet.{' '}
        {!hasMoved
          ? 'Whatever else either of you changed is kept.'
          : mayGoOn
            ? 'Go on with it as it is now: what you typed stays in the form.'
            : 'Only an editor can change it now: copy what you typed, and suggest it.'}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {mayGoOn && conflicts.length > 0 && (
          <Button color="inherit" variant="outlined" onClick={() => putIntoForm('theirs')}>
            Take theirs
          </Button>
        )}
        {mayGoOn && (
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => (hasMoved ? putIntoForm('mine') : void saveMine())}
            loading={isPending}
          >
            {hasMoved ? (conflicts.length > 0 ? 'Keep mine' : 'Go on') : 'Save mine over it'}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

function fieldsIn(schema: ContentType, conflicts: ConflictError['conflicts']): string {
  return andList(
    conflicts.map(({ column, part }) => {
      const label = schema.fields[column]?.label ?? column;
      return `“${part ? `${label}: ${part}` : label}”`;
    }),
  );
}

/** Who saved it, when, and what they were told then. */
function WhatHappened({ schema, conflict }: Pick<Props, 'schema' | 'conflict'>) {
  const { latest, opened, hasMoved } = conflict;
  const version = latest[schema.versionColumn ?? ''];
  const me = useSession().session?.user.email;
  const { data: [newest] = [] } = useQuery({
    queryKey: [schema.table, 'who saved', latest.id, version],
    queryFn: () => versionsOf(schema.table, latest.id),
    enabled: schema.history === true,
  });
  if (isDiscarded(schema, opened, latest)) return 'The draft was thrown away meanwhile.';
  const { saved_by_email: by, updated_at } = draftOf(latest) ?? {};
  const email = by ?? newest?.saved_by_email;
  const who =
    email && email === me ? 'You, in another tab or on another device,' : (email ?? 'Somebody');
  const when = formatLondonTime(String(by ? updated_at : version));
  return `${who} saved it on ${when}, after you had opened it${hasMoved ? ` (${savedWords(schema, latest, opened)})` : ''}.`;
}
