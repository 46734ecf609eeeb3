import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { allows, type ContentType, type FormValues } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
import { rowToForm } from '../../../schema/row';
import { versionQuery } from '../../data/revisions';
import { useScrolledTo } from '../../ui/use-scrolled-to';
import { columnsToCopy } from '../create/use-record-to-copy';
import { useBringBack, useDeletions } from '../history/use-deletions';
import type { UnsavedChanges } from '../unsaved-changes/parse-changes';
import { restoredValues } from '../unsaved-changes/restored-values';
import { formName, removeChanges } from '../unsaved-changes/stored-changes';
import { LOSES_NOTHING } from '../unsaved-changes/UnsavedChangesGuard';
import { handOver } from '../unsaved-changes/use-handover';

interface Props {
  schema: ContentType;
  id: Identifier;
  /** What was typed, where there is no form of it any more. */
  kept?: UnsavedChanges;
  onBack: () => void;
}

/** The record has been deleted while it was being changed: what was typed has two ways on. */
export function GoneAlert({ schema, id, kept, onBack }: Props) {
  const alert = useScrolledTo(id);
  const form = useFormContext() as UseFormReturn | null;
  const navigate = useNavigate();
  const { bringBack, isPending, refusal } = useBringBack(schema, onBack);
  const { data: deletions, isLoading } = useDeletions(schema);
  const deletion = deletions?.find(({ row_id }) => row_id === String(id));
  const queryClient = useQueryClient();
  /** What was typed, over what was stored. */
  const restore = async (changes: UnsavedChanges): Promise<FormValues> => {
    const version = deletion && queryClient.fetchQuery(versionQuery(deletion.id));
    const stored = rowToForm(schema, (await version?.catch(() => undefined)) ?? {});
    return { ...stored, ...(await restoredValues(changes)).values };
  };
  const startAnew = async () => {
    const all = form?.getValues() ?? (kept && (await restore(kept))) ?? {};
    const columns = columnsToCopy(schema).filter((column) => column in all);
    const values = Object.fromEntries(columns.map((column) => [column, all[column]]));
    handOver(formName(schema.table), values);
    if (form) form.resetDefaultValues(form.getValues());
    else if (kept) removeChanges(kept);
    await navigate(`/admin/${schema.table}/create`, { state: LOSES_NOTHING });
  };
  const anew = useMutation({ mutationFn: startAnew });
  return (
    <Alert ref={alert} severity="warning" sx={{ mt: 2, alignItems: 'flex-start' }}>
      <AlertTitle>{phrases.deletedMeanwhile(schema)}</AlertTitle>
      {refusal ? `It could not be brought back: ${refusal}.` : 'What you typed is kept.'}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {deletion && (
          <Button
            color="inherit"
            variant="outlined"
            loading={isPending}
            onClick={() => bringBack(deletion)}
          >
            Bring it back
          </Button>
        )}
        {allows(schema, 'create') && (
          <Button
            color="inherit"
            variant="outlined"
            loading={isLoading || anew.isPending}
            onClick={() => anew.mutate()}
          >
            Make a new one of it
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
