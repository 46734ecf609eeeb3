import { useDeferredValue, useId, useSyncExternalStore } from 'react';
import { company as published } from '../../../shared/company';
import { isClosedAt } from '../../../shared/content/site-notice';
import { useContent } from '../../../shared/content/use-content';
import type { OpeningHoursRow } from '../../../shared/content/stored-opening-hours';
import { formatHours, hoursOn, isOpen } from '../../view-models/opening-hours';
import styles from './OpeningHoursTable.module.css';

const MINUTE_MS = 60_000;
const CHECK_MS = 5_000;

/** Business hours; today's row and "Open now" follow London time after hydration. */
export function OpeningHoursTable({ week }: { week: readonly OpeningHoursRow[] }) {
  // After the first paint: the first time zone conversion takes 0.1 s on a phone.
  const now = useDeferredValue(useCurrentMinute(), null);
  const company = useContent(published);
  const headingId = useId();
  const isClosed = now !== null && isClosedAt(company, now.getTime());
  const today = now && !isClosed && hoursOn(now, week);
  return (
    <div className={styles.hours}>
      <div className={styles.head}>
        <h3 id={headingId}>Opening hours</h3>
        {now && <OpenNow isOpen={!isClosed && isOpen(now, week)} />}
      </div>
      <table aria-labelledby={headingId} className={styles.table}>
        <tbody>
          {week.map((row, index) => (
            <tr key={index} aria-current={row === today ? 'date' : undefined}>
              <th scope="row">{row.label}</th>
              <td>{formatHours(row)}</td>
              <td className={styles.mark}>{row === today && 'Today'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** Start of the current minute, updated; `null` during prerendering and hydration. */
function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

function OpenNow({ isOpen: open }: { isOpen: boolean }) {
  return (
    <p className={`${styles.status} ${open ? styles.open : styles.closed}`}>
      {open ? 'Open now' : 'Closed'}
    </p>
  );
}
