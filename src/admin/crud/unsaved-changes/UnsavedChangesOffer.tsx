import { Alert, Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isoTime } from '../../../shared/time/iso-time';
import { formatLondonTime } from '../../../shared/time/london-time';
import type { ContentType } from '../../../schema/content-type';
import { asText, initialOf } from '../../../schema/kind';
import { andList, plainWords, shortened } from '../../../shared/text';
import { draftOf } from '../../data/draft';
import { setAsTyped } from '../../ui/set-as-typed';
import { useStoreValue } from '../../ui/create-store';
import type { UnsavedChanges } from './parse-changes';
import { restoredValues } from './restored-values';
import { isAllKept } from './stored-changes';
import { useKeptChanges } from './use-kept-changes';

const MAX_TITLE = 60;
const SHOWN_AT_FIRST = 3;

interface Props {
  schema: ContentType;
  name: string;
}

/**
 * Stores the form's unsaved changes on this device, and offers to restore those of earlier visits. To be rendered at
 * the top of the form.
 */
export function UnsavedChangesOffer({ schema, name }: Props) {
  const form = useFormContext();
  const {
    formState: { defaultValues },
    getValues,
    setFocus,
  } = form;
  const { dirtyFields } = useFormState();
  const { offered, setAside, settle } = useKeptChanges(name, schema);
  const [lostFiles, setLostFiles] = useState<string[]>([]);
  const isKept = useStoreValue(isAllKept);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? offered : offered.slice(0, SHOWN_AT_FIRST);

  /** Focuses the first changed field; a new record is stored with all of its fields. */
  const focusFirst = (values: Readonly<Record<string, unknown>>) => {
    const changed = Object.keys(values).find(
      (field) => JSON.stringify(values[field]) !== JSON.stringify(defaultValues?.[field]),
    );
    if (changed) setFocus(changed);
  };

  const restore = async (changes: UnsavedChanges) => {
    const { values, missing } = await restoredValues(changes);
    const typedSince = Object.keys(dirtyFields).filter((field) => field in values);
    if (typedSince.some((field) => getValues(field) !== values[field])) setAside();
    for (const [field, value] of Object.entries(values)) setAsTyped(form, field, value);
    setLostFiles(missing);
    settle(changes);
    focusFirst(values);
  };
  const discard = (changes: UnsavedChanges) => {
    settle(changes);
    focusFirst(changes.values);
  };

  return (
    <div role="status">
      {shown.map((changes) => (
        <Offer
          key={changes.id}
          {...{ schema, changes }}
          onRestore={() => void restore(changes)}
          onDiscard={() => discard(changes)}
        />
      ))}
      {shown.length < offered.length && (
        <Button onClick={() => setWhole(true)} sx={{ mb: 3 }}>
          Show {offered.length - shown.length} more that were not saved
        </Button>
      )}
      {lostFiles.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }} onClose={() => setLostFiles([])}>
          {andList(lostFiles.map((title) => `“${title}”`))} could not be kept. Choose{' '}
          {lostFiles.length === 1 ? 'it' : 'them'} again.
        </Alert>
      )}
      {!isKept && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          This device’s storage is full or blocked: what you type, or the files that you choose, can
          be lost if you leave before you save.
        </Alert>
      )}
    </div>
  );
}

interface OfferProps {
  schema: ContentType;
  changes: UnsavedChanges;
  onRestore: () => void;
  onDiscard: () => void;
}

function Offer({ schema, changes, onRestore, onDiscard }: OfferProps) {
  const id = useId();
  const record = useRecordContext();
  const saved: unknown = draftOf(record)?.updated_at ?? record?.[schema.versionColumn ?? ''];
  return (
    <Alert severity="info" sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box id={id} sx={{ flex: '1 1 16rem' }}>
          {titleOf(schema, changes)} was typed {changes.isElsewhere ? 'on another device' : 'here'}{' '}
          on{' '}
          <time dateTime={new Date(changes.savedAt).toISOString()}>
            {formatLondonTime(new Date(changes.savedAt))}
          </time>{' '}
          and not saved.{' '}
          {typeof saved === 'string' && whatIsSaved(changes, new Date(isoTime(saved)))}
        </Box>
        <Button color="inherit" variant="outlined" aria-describedby={id} onClick={onRestore}>
          Restore
        </Button>
        <Button color="inherit" aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </Box>
    </Alert>
  );
}

/** Compared with the stored record. */
function whatIsSaved({ savedAt }: UnsavedChanges, saved: Date): string {
  const when = formatLondonTime(saved);
  return saved.getTime() > savedAt
    ? `What is saved is newer, from ${when}: compare before you save over it.`
    : `What is saved is older, from ${when}.`;
}

/** The record's title, otherwise the first text that was typed. */
export function titleOf({ fields, titleColumn }: ContentType, { values }: UnsavedChanges): string {
  const isInitial = (column: string) =>
    fields[column] !== undefined && values[column] === initialOf(fields[column]);
  const text = [titleColumn, ...Object.keys(values)]
    .filter((column) => !isInitial(column))
    .map((column) => plainWords(asText(values[column])))
    .find(Boolean);
  return text ? `“${shortened(text, MAX_TITLE)}”` : 'Something';
}
