import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { restoredValues } from './restored-values';
import { useFormDraft } from './useFormDraft';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Keeps what is typed in the surrounding form on this device until it is saved, and offers back what an
 * earlier visit left. Put it at the top of the form.
 */
export function FormDraft({ name }: { name: string }) {
  const { setValue, setFocus } = useFormContext();
  const { offered, settle } = useFormDraft(name);
  const [lostPictures, setLostPictures] = useState<string[]>([]);

  const restore = async () => {
    if (!offered) return;
    const { values, missing } = await restoredValues(offered);
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
        <Alert
          severity="info"
          sx={{ mb: 3, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            <>
              <Button color="inherit" variant="outlined" onClick={() => void restore()}>
                Restore
              </Button>
              <Button color="inherit" onClick={discard}>
                Discard
              </Button>
            </>
          }
        >
          Something was typed here and not saved: a draft of{' '}
          <time dateTime={new Date(offered.savedAt).toISOString()}>
            {WHEN.format(offered.savedAt)}
          </time>
          .
        </Alert>
      )}
      {lostPictures.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }} onClose={() => setLostPictures([])}>
          The picture {lostPictures.map((title) => `“${title}”`).join(' and ')} could not be kept
          with the draft. Choose it again.
        </Alert>
      )}
    </div>
  );
}
