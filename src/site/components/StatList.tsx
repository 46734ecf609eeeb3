import styles from './StatList.module.css';

export interface Stat {
  value: string;
  label: string;
}

/** Large figures with their labels, in a row where there is room. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.list}>
      {stats.map(({ value, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
