import { formatHours, hoursOn, openingHours } from '../../content/opening-hours';
import styles from './OpeningHoursTable.module.css';
import { OpenNow } from './OpenNow';
import { useCurrentMinute } from './useCurrentMinute';

/** Business hours; today's row and "Open now" follow the clock in London once the page is alive. */
export function OpeningHoursTable({ week = openingHours }) {
  const now = useCurrentMinute();
  const today = now && hoursOn(now, week);
  return (
    <div className={styles.hours}>
      <div className={styles.head}>
        <h3 id="opening-hours">Opening hours</h3>
        <OpenNow now={now} week={week} />
      </div>
      <table aria-labelledby="opening-hours" className={styles.table}>
        <tbody>
          {week.map((row) => (
            <tr key={row.label} aria-current={row === today ? 'date' : undefined}>
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
