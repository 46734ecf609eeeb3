import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import type { Identifier } from 'react-admin';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { allows, type ContentType } from '../../../schema/content-type';
import { phrases } from '../../../schema/phrases';
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
  const deletion = useDeletions(schema).data?.find(({ row_id }) => row_id === String(id));
  const startAnew = async () => {
    const typed = kept && !form ? (await restoredValues(kept, {})).values : form?.getValues();
    const columns = columnsToCopy(schema).filter((column) => column in (typed ?? {}));
    const values = Object.fromEntries(columns.map((column) => [column, typed?.[column]]));
    handOver(formName(schema.table), values);
    if (form) form.resetDefaultValues(form.getValues());
    else if (kept) removeChanges(kept);
    await navigate(`/admin/${schema.table}/create`, { state: LOSES_NOTHING });
  };
  return (
    <Alert ref={alert} severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{phrases.deletedMeanwhile(schema)}</AlertTitle>
      {refusal ? `It could not be brought back: ${refusal}.` : 'What you typed is kept.'}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
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
          <Button color="inherit" variant="outlined" onClick={() => void startAnew()}>
            Make a new one of it
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
