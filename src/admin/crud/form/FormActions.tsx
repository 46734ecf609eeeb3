import History from '@mui/icons-material/History';
import { Box, Button } from '@mui/material';
import { type Ref, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import {
  type ContentType,
  endColumn,
  publicationColumn,
  reviewColumn,
} from '../../../schema/content-type';
import { AT_ONCE, publicationTime } from '../../../schema/kinds/publication';
import { phrases } from '../../../schema/phrases';
import { asPublished, draftOf } from '../../data/draft';
import { useRole } from '../../data/use-membership';
import type { FormMode } from '../../fields/kind-props';
import { AskFirst, ScheduleButton } from '../../fields/publication/ScheduleButton';
import { useSaveForm } from '../../fields/use-save-form';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { SpokenStatus } from '../../ui/SpokenStatus';
import { isPermanent } from '../permanent-records';
import { stateOf } from '../publication/publication-rules';
import { useMayDraft } from '../publication/use-may-draft';
import { useAskBefore } from '../use-ask-before';
import { type FormAction, formActions } from './form-actions';
import { ConnectionNotice } from './ConnectionNotice';
import { BELOW, ONE_ROW, WITHIN_REACH } from './form-bar';
import { SAVE_KEYS, useSaveShortcut } from './use-save-shortcut';

const HistoryDialog = lazyWithRetry(() => import('../history/HistoryDialog'));

interface Props {
  schema: ContentType;
  mode: FormMode;
  isStored: boolean;
  /** Container for further buttons. */
  ref?: Ref<HTMLDivElement>;
}

/** The buttons that save, disabled during a save (docs/specification.md, 4). */
export function FormActions({ schema, mode, isStored, ref }: Props) {
  const { isSubmitting } = useFormState();
  const isSaving = isSubmitting || isStored;
  const column = publicationColumn(schema);
  const reviewed = reviewColumn(schema);
  const record = useRecordContext();
  const stored: unknown = record?.[column ?? ''];
  const ending = endColumn(schema);
  const draft = draftOf(record);
  const state = mode === 'create' ? 'draft' : stateOf(schema, asPublished(record ?? {}));
  const isWaiting = Boolean(record?.[reviewed ?? '']);
  const bar = useRef<HTMLDivElement>(null);
  const save = useSaveForm();
  const [askBefore, question, isLooking] = useAskBefore(schema);
  // A second press would create a second record.
  const isBusy = isSaving || isLooking;
  useFocusAfterSubmit(bar, isBusy);

  const role = useRole();
  const mayDraft = useMayDraft(schema, record ?? {});
  const isFixed = mode === 'edit' && isPermanent(schema, record ?? {});
  const actions = formActions(
    schema,
    mode,
    { state, end: record?.[ending ?? ''], isWaiting, isFixed, mayDraft, draft },
    role,
  );
  const [usual] = actions;
  const [pressed, setPressed] = useState<string>();
  const labelOf = ({ label }: FormAction) =>
    isSaving && label === (pressed ?? usual?.label)
      ? mode === 'create' && !schema.singleton
        ? phrases.creating
        : phrases.saving
      : label;
  const askFirst = use(AskFirst);
  const { getValues } = useFormContext();
  const submit = (action: FormAction) => {
    const { label, publication, review, lastDay, step } = action;
    const send = () => {
      setPressed(label);
      // Everything else of the publication stays as opened.
      const decided = publication ?? (typeof stored === 'string' ? stored : undefined);
      const waits = review ?? isWaiting;
      const decisions = {
        ...(column && { [column]: decided }),
        ...(ending && lastDay && { [ending]: lastDay }),
        ...(reviewed && { [reviewed]: waits ? (record?.[reviewed] ?? AT_ONCE) : null }),
      };
      void save(decisions, step);
    };
    const isNewAndPublic = mode === 'create' && action === usual && publication === undefined;
    if (publication === AT_ONCE || step?.draft === 'publish' || isNewAndPublic) askFirst(send);
    else {
      const changed = { ...getValues(), ...(column && { [column]: publication }) };
      askBefore(mode === 'edit' ? record : undefined, changed, send);
    }
  };
  const byKeys = actions.slice(1).find(({ isShortcut }) => isShortcut) ?? usual;
  useSaveShortcut(() => byKeys && !isBusy && submit(byKeys));
  const buttonOf = (action: FormAction) =>
    action.asksForTime ? (
      <ScheduleButton
        key={action.label}
        label={action.label}
        size="large"
        disabled={isBusy}
        scheduled={action.step ? (draft?.publish_at ?? undefined) : publicationTime(stored)}
        onSchedule={(time) =>
          void (action.step
            ? save({}, { ...action.step, publishAt: time })
            : save(column ? { [column]: time } : {}))
        }
      />
    ) : (
      <Button
        key={action.label}
        variant={action === usual ? 'contained' : 'outlined'}
        size="large"
        disabled={isBusy}
        aria-keyshortcuts={action === byKeys ? SAVE_KEYS : undefined}
        onClick={() => submit(action)}
      >
        {labelOf(action)}
      </Button>
    );
  return (
    <Box ref={bar} data-form-bar sx={ONE_ROW}>
      <Box data-form-bar sx={WITHIN_REACH}>
        <ConnectionNotice />
        {actions.slice(0, 2).map(buttonOf)}
        <Box ref={ref} sx={{ display: 'contents' }} />
      </Box>
      <Box sx={BELOW}>
        {actions.slice(2).map(buttonOf)}
        {mode === 'edit' && schema.history && (
          <DialogButton
            variant="text"
            size="large"
            startIcon={<History />}
            sx={{ ml: 'auto' }}
            dialog={(onClose) => <HistoryDialog schema={schema} onClose={onClose} />}
          >
            History
          </DialogButton>
        )}
      </Box>
      {question}
      <SpokenStatus>{isSaving && phrases.savingSpoken(schema)}</SpokenStatus>
    </Box>
  );
}

/** A disabled button loses the focus; restores it afterwards, unless an invalid field has it. */
function useFocusAfterSubmit(bar: RefObject<HTMLElement | null>, isSubmitting: boolean) {
  useEffect(() => {
    const pressed = document.activeElement;
    if (!isSubmitting || !(pressed instanceof HTMLElement)) return;
    if (!bar.current?.contains(pressed)) return;
    return () => {
      if (document.activeElement === document.body) pressed.focus();
    };
  }, [bar, isSubmitting]);
}
