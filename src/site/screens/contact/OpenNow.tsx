import { isOpen } from '../../content/opening-hours';
import styles from './OpenNow.module.css';

/** Whether someone answers the telephone at this moment; says nothing while the time is unknown. */
export function OpenNow({ now }: { now: Date | undefined }) {
  if (!now) return null;
  const open = isOpen(now);
  return (
    <p className={`${styles.status} ${open ? styles.open : styles.closed}`}>
      {open ? 'Open now' : 'Closed'}
    </p>
  );
}
