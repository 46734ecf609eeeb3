import { company } from '../../shared/company';
import { useContent } from '../../shared/content/use-content';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles.pane} />
        <path
          fill="#fff"
          d="M15 6c1.2 6 4 8.8 10 10-6 1.2-8.8 4-10 10-1.2-6-4-8.8-10-10 6-1.2 8.8-4 10-10z"
        />
        <circle cx="25" cy="7.5" r="2.2" className={styles.spark} />
      </svg>
      <span className={styles.name}>{useContent(company).name}</span>
    </span>
  );
}
