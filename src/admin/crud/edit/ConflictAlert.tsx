import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEditContext, useUpdate, type UseUpdateOptions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { andList } from '../../../shared/text';
import { versionsOf } from '../../data/revisions';
import { draftOf } from '../../data/draft';
import type { ConflictError } from '../../data/write-row';
import { formatLondonTime } from '../../../shared/time/london-time';
import { phrases } from '../../../schema/phrases';
import type { ContentType } from '../../../schema/content-type';
import { changedColumns, formToRow, rowToForm } from '../../../schema/row';
import { setAsTyped } from '../../ui/set-as-typed';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { useMarkSaved } from '../unsaved-changes/UnsavedChangesGuard';

interface Props {
  schema: ContentType;
  conflict: ConflictError;
  /** Of the refused save. */
  meta: unknown;
  onSettled: () => void;
  mutationOptions: UseUpdateOptions;
}

/** Somebody else saved the same fields first: nothing was overwritten, and the user decides. */
export function ConflictAlert({ schema, conflict, meta, onSettled, mutationOptions }: Props) {
  const { latest: theirs, columns } = conflict;
  const alert = useScrolledTo(conflict);
  const form = useFormContext();
  const { record } = useEditContext();
  const markSaved = useMarkSaved();
  const [update, { isPending }] = useUpdate();
  const { data: [newest] = [] } = useQuery({
    queryKey: [schema.table, 'who saved', theirs.id, theirs[schema.versionColumn ?? '']],
    queryFn: () => versionsOf(schema.table, theirs.id),
    enabled: schema.history === true,
  });
  const { saved_by_email: by, updated_at } = draftOf(theirs) ?? {};
  const who = by ?? newest?.saved_by_email ?? 'Somebody else';
  const when = formatLondonTime(String(by ? updated_at : theirs[schema.versionColumn ?? '']));
  const fields = andList(columns.map((column) => `“${schema.fields[column]?.label ?? column}”`));
  const saveMine = () => {
    const sent = form.getValues();
    const row = formToRow(schema, sent);
    const decided = Object.fromEntries(columns.map((column) => [column, row[column]]));
    const data = { ...changedColumns(schema, record ?? {}, row), ...decided };
    const params = { id: theirs.id, data, previousData: theirs, meta };
    return update(schema.table, params, {
      ...mutationOptions,
      onSuccess: (...answer) => {
        markSaved(sent);
        mutationOptions.onSuccess?.(...answer);
      },
    });
  };
  const takeTheirs = () => {
    const values = rowToForm(schema, theirs);
    for (const column of columns) setAsTyped(form, column, values[column]);
    onSettled();
  };
  return (
    <Alert ref={alert} severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
      <AlertTitle>{phrases.changedByOther(schema)}</AlertTitle>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {who} saved it on {when}, after you had opened it. You have both changed {fields}, so
        nothing was saved yet. Whatever else either of you changed is kept.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="inherit" variant="outlined" onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => void saveMine()}
          loading={isPending}
        >
          Save mine over it
        </Button>
      </Box>
    </Alert>
  );
}
