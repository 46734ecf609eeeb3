import { isOpen } from '../../content/opening-hours';
import styles from './OpenNow.module.css';

/** Says nothing while the time is unknown; it takes no room, so nothing moves when it becomes known. */
export function OpenNow({ now }: { now: Date | undefined }) {
  if (!now) return null;
  const open = isOpen(now);
  return (
    <p className={`${styles.status} ${open ? styles.open : styles.closed}`}>
      {open ? 'Open now' : 'Closed'}
    </p>
  );
}
