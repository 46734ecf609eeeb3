import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** A control under the label that names it. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
