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
  /** The day to start from, as machines read it; tomorrow when left out. */
  day?: string;
  /** The time it is scheduled for already. */
  scheduled?: string;
  disabled?: boolean;
  onSchedule: (time: string) => void;
}

/** Goes on, at once or after a question, when something is about to be published; the form sets what it asks. */
export const AskFirst = createContext((goOn: () => void) => goOn());

/** Asks for the time of publication, and hands it on. */
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
