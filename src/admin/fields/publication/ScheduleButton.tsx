import { createContext, use } from 'react';
import { londonDay, toLondonClock } from '../../../shared/time/london-time';
import { DialogButton } from '../../ui/DialogButton';
import { lazyWithRetry } from '../../ui/lazy-with-retry';

const ScheduleDialog = lazyWithRetry(() => import('./ScheduleDialog'));

const DAY_MS = 86_400_000;
const MORNING = '09:00';

interface Props {
  label: string;
  size?: 'small' | 'large';
  /** Initial day, ISO 8601; by default tomorrow. */
  day?: string;
  /** The scheduled time, ISO 8601. */
  scheduled?: string;
  disabled?: boolean;
  onSchedule: (time: string) => void;
}

/** Confirmation before publishing, provided by the form; by default none. */
export const AskFirst = createContext((goOn: () => void) => goOn());

export function ScheduleButton({ label, size, day, scheduled, disabled, onSchedule }: Props) {
  const askFirst = use(AskFirst);
  return (
    <DialogButton
      {...{ size, disabled }}
      dialog={(onClose) => (
        <ScheduleDialog
          initial={scheduled ? toLondonClock(scheduled) : `${day ?? tomorrow()}T${MORNING}`}
          onClose={onClose}
          onSchedule={(time) => {
            onClose();
            askFirst(() => onSchedule(time));
          }}
        />
      )}
    >
      {label}
    </DialogButton>
  );
}

function tomorrow(): string {
  return londonDay(new Date(Date.now() + DAY_MS));
}
