import { isOpen, openingHours } from '../../content/opening-hours';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  now: Date | undefined;
  week?: typeof openingHours;
}

/** Whether someone answers the telephone at this moment; says nothing while the time is unknown. */
export function OpenNow({ now, week = openingHours }: OpenNowProps) {
  if (!now) return null;
  const open = isOpen(now, week);
  return (
    <p className={`${styles.status} ${open ? styles.open : styles.closed}`}>
      {open ? 'Open now' : 'Closed'}
    </p>
  );
}
