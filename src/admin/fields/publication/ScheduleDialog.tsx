import { TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../ui/FormDialog';
import { fromLondonClock, LONDON, toLondonClock } from '../../../shared/time/london-time';
import { memoize } from '../../../shared/memoize';

const inWordsFormat = memoize(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: LONDON,
      weekday: 'long',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);

/** Without a maximum, browsers accept years of six digits. */
const LATEST = '9999-12-31T23:59';

const NEVER_SHOWN =
  'The clocks go forward then, so there is no such time. Choose one an hour later.';

interface Props {
  /** Initial time in London: "2026-11-24T09:00". */
  initial: string;
  onSchedule: (time: string) => void;
  onClose: () => void;
}

/** Asks for the time of publication in London, whatever the browser's time zone. */
export default function ScheduleDialog({ initial, onSchedule, onClose }: Props) {
  const [clock, setClock] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const [earliest] = useState(() => toLondonClock(new Date()));
  const time = fromLondonClock(clock);
  const error = errorOf(clock, time);
  const confirm = () => {
    if (time && !errorOf(clock, time)) onSchedule(time);
    else setRefused(true);
  };
  return (
    <FormDialog
      title="When is it published?"
      confirm="Schedule"
      {...{ onClose }}
      isBesideButton
      onConfirm={confirm}
    >
      <TextField
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus (WAI-ARIA dialog pattern)
        autoFocus
        type="datetime-local"
        label="Date and time in the UK"
        value={clock}
        onChange={(event) => setClock(event.target.value)}
        error={error !== undefined && (isRefused || clock !== initial)}
        helperText={
          error ?? `Readers see it from ${inWordsFormat().format(new Date(time ?? 0))} on.`
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: earliest, max: LATEST, 'aria-live': 'polite' },
        }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
}

function errorOf(clock: string, time: string | undefined): string | undefined {
  if (clock === '') return 'Choose a day and a time.';
  if (clock.length > LATEST.length) return 'A year has four digits.';
  // Compared as text without a time: a half-typed year is ancient, and has no time zone rules.
  if (time ? Date.parse(time) <= Date.now() : clock < toLondonClock(new Date())) {
    return 'This time has passed. Choose a later one, or publish it at once.';
  }
  return time ? undefined : NEVER_SHOWN;
}
