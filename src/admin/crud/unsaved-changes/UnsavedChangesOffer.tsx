import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isoTime } from '../../../shared/time/iso-time';
import { formatLondonTime } from '../../../shared/time/london-time';
import { shortened } from '../../../shared/text';
import type { UnsavedChanges } from './parse-changes';
import { restoredValues } from './stored-changes';
import { useKeptChanges } from './use-kept-changes';

const MAX_TITLE = 60;

interface Props {
  name: string;
  /** What the form has fields for. */
  columns: readonly string[];
  /** Those of them that hold a list or a group. */
  structured: readonly string[];
  /** When the record was last saved, if it was. */
  saved?: string;
}

/**
 * Keeps what is typed in the surrounding form on this device until it is saved, and offers back what an
 * earlier visit left; what is typed meanwhile is offered in turn. Put it at the top of the form.
 */
export function UnsavedChangesOffer({ name, columns, structured, saved }: Props) {
  const { getValues, setValue, setFocus } = useFormContext();
  const { dirtyFields } = useFormState();
  const { offered, setAside, settle } = useKeptChanges(name, columns, structured);
  const [lostPictures, setLostPictures] = useState<string[]>([]);

  const restore = async () => {
    if (!offered) return;
    const { values, missing } = await restoredValues(offered);
    const typedSince = Object.keys(dirtyFields).filter((field) => field in values);
    if (typedSince.some((field) => getValues(field) !== values[field])) setAside();
    for (const [field, value] of Object.entries(values)) {
      setValue(field, value, { shouldDirty: true, shouldTouch: true });
    }
    setLostPictures(missing);
    settle();
    setFocus(Object.keys(values)[0] ?? '');
  };
  const discard = () => {
    if (!offered) return;
    settle();
    setFocus(Object.keys(offered.values)[0] ?? '');
  };

  return (
    <div role="status">
      {offered && (
        <Alert severity="info" sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: '1 1 16rem' }}>
              {titleOf(offered)} was typed {offered.isElsewhere ? 'on another device' : 'here'} on{' '}
              <time dateTime={new Date(offered.savedAt).toISOString()}>
                {formatLondonTime(new Date(offered.savedAt))}
              </time>{' '}
              and not saved. {saved && whatIsSaved(offered, new Date(isoTime(saved)))}
            </Box>
            <Button color="inherit" variant="outlined" onClick={() => void restore()}>
              Restore
            </Button>
            <Button color="inherit" onClick={discard}>
              Discard
            </Button>
          </Box>
        </Alert>
      )}
      {lostPictures.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }} onClose={() => setLostPictures([])}>
          The picture {lostPictures.map((title) => `“${title}”`).join(' and ')} could not be kept.
          Choose it again.
        </Alert>
      )}
    </div>
  );
}

/** How they stand to what the server has. */
function whatIsSaved({ savedAt }: UnsavedChanges, saved: Date): string {
  const when = formatLondonTime(saved);
  return saved.getTime() > savedAt
    ? `What is saved is newer, from ${when}: compare before you save over it.`
    : `What is saved is older, from ${when}.`;
}

/** The first text of them, which in every form of ours is the record's title. */
function titleOf({ values }: UnsavedChanges): string {
  const text = Object.values(values).find((value) => typeof value === 'string' && value !== '');
  if (typeof text !== 'string') return 'Something';
  return `“${shortened(text, MAX_TITLE)}”`;
}
