import History from '@mui/icons-material/History';
import { Box, Button } from '@mui/material';
import { useRef, useState, type Ref } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { AT_ONCE, publicationState, publicationTime } from '../../../schema/kinds/publication';
import { SpokenStatus } from '../../ui/SpokenStatus';
import {
  createActs,
  draftActs,
  FORM_ACTS,
  WAITING_ACTS,
  type FormAct,
} from '../publication/form-acts';
import { mayPublish } from '../publication/may-write';
import { usePublishQuestion } from '../publication/use-publish-question';
import { ScheduleButton } from '../../fields/publication/ScheduleButton';
import { useSaveForm } from '../../fields/use-save-form';
import { useRole } from '../../data/status';
import { phrases } from '../../../schema/phrases';
import { publicationColumn, reviewColumn, type ContentType } from '../../../schema/content-type';
import type { Role } from '../../../schema/role';
import { ConnectionNotice } from './ConnectionNotice';
import type { FormMode } from '../../fields/input-props';
import { useFocusAfterSubmit } from './use-focus-after-submit';
import { SAVE_KEYS, useSaveShortcut } from './use-save-shortcut';

const HistoryDialog = lazyWithRetry(
  async () => (await import('../history/HistoryDialog')).HistoryDialog,
);

const BAR = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
} as const;
const TOP = { mt: 3, borderTop: 1, borderColor: 'divider' };
const FOOT = { mb: { xs: -2, sm: -3 }, borderRadius: '0 0 16px 16px' };

const ONE_ROW = { ...BAR, ...TOP, ...FOOT, display: { xs: 'contents', md: 'flex' } };

const PART = { ...BAR, display: { xs: 'flex', md: 'contents' } };

/** Stays on a phone, where an article is many screens long and there is no shortcut; the rest would cover the text. */
const WITHIN_REACH = {
  ...PART,
  ...TOP,
  position: 'sticky',
  // In a low window it would lie on the line that is being typed.
  '@media (height < 37.5rem)': { position: 'static' },
  bottom: 0,
  zIndex: 2,
};

const BELOW = { ...PART, ...FOOT, pt: 0 };

interface Props {
  schema: ContentType;
  mode: FormMode;
  /** Where what stands beside the form adds buttons of its own. */
  ref?: Ref<HTMLDivElement>;
}

/** The buttons that save; none can be pressed again while one does (docs/specification.md, 4). */
export function FormActions({ schema, mode, ref }: Props) {
  const { isSubmitting } = useFormState();
  const column = publicationColumn(schema);
  const reviewed = reviewColumn(schema);
  const record = useRecordContext();
  const stored: unknown = record?.[column ?? ''];
  const isWaiting = Boolean(record?.[reviewed ?? '']);
  const bar = useRef<HTMLDivElement>(null);
  const save = useSaveForm();
  useFocusAfterSubmit(bar, isSubmitting);

  const role = useRole();
  const acts = actsOf(schema, mode, { stored, isWaiting }, role);
  const [usual] = acts;
  const [pressed, setPressed] = useState<string>();
  const labelOf = ({ label }: FormAct) =>
    isSubmitting && label === (pressed ?? usual?.label)
      ? mode === 'create'
        ? phrases.creating
        : phrases.saving
      : label;
  const saveAs = (publication: unknown) => void save(column ? { [column]: publication } : {});
  const [askFirst, question] = usePublishQuestion();
  const submit = (act: FormAct) => {
    const { label, publication, review } = act;
    const send = () => {
      setPressed(label);
      // What the button does not decide stays as the record was opened.
      const decided = publication ?? (typeof stored === 'string' ? stored : undefined);
      const waits = review ?? isWaiting;
      void save({
        ...(column && { [column]: decided }),
        ...(reviewed && { [reviewed]: waits ? (record?.[reviewed] ?? AT_ONCE) : null }),
      });
    };
    const isNewAndPublic = mode === 'create' && act === usual && publication === undefined;
    if (publication === AT_ONCE || isNewAndPublic) askFirst(send);
    else send();
  };
  const byKeys = acts.slice(1).find(({ isShortcut }) => isShortcut) ?? usual;
  useSaveShortcut(() => byKeys && !isSubmitting && submit(byKeys));
  const buttonOf = (act: FormAct) =>
    act.asksForTime ? (
      <ScheduleButton
        key={act.label}
        label={act.label}
        size="large"
        disabled={isSubmitting}
        scheduled={publicationTime(stored)}
        onSchedule={(time) => askFirst(() => saveAs(time))}
      />
    ) : (
      <Button
        key={act.label}
        variant={act === usual ? 'contained' : 'outlined'}
        size="large"
        disabled={isSubmitting}
        aria-keyshortcuts={act === byKeys ? SAVE_KEYS : undefined}
        onClick={() => submit(act)}
      >
        {labelOf(act)}
      </Button>
    );
  return (
    <Box ref={bar} sx={ONE_ROW}>
      {question}
      <Box sx={WITHIN_REACH}>
        <ConnectionNotice />
        {acts.slice(0, 2).map(buttonOf)}
        <Box ref={ref} sx={{ display: 'contents' }} />
      </Box>
      <Box sx={BELOW}>
        {acts.slice(2).map(buttonOf)}
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
      <SpokenStatus>{isSubmitting && phrases.savingSpoken(schema)}</SpokenStatus>
    </Box>
  );
}

interface Life {
  /** When it becomes public, as the form was opened. */
  stored: unknown;
  /** It waits for somebody who may publish it. */
  isWaiting: boolean;
}

function actsOf(
  schema: ContentType,
  mode: FormMode,
  { stored, isWaiting }: Life,
  role: Role,
): readonly FormAct[] {
  const hasLife = publicationColumn(schema) !== undefined;
  const state = mode === 'create' ? 'draft' : publicationState(stored);
  if (!mayPublish(schema, role)) {
    // Nothing about a record that readers see or will see.
    if (state !== 'draft') return [];
    return draftActs(isWaiting ? 'waiting' : reviewColumn(schema) ? 'possible' : 'none');
  }
  if (mode === 'create') {
    const label = phrases.createButton(schema);
    return hasLife ? createActs(label) : [{ label }];
  }
  if (!hasLife) return [{ label: phrases.saveButton }];
  return isWaiting && state === 'draft' ? WAITING_ACTS : FORM_ACTS[state];
}
